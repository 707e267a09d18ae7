// `

export const OPENINGS = ``;
