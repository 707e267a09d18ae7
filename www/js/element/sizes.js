// How what is around the board lies in containers of any width.

export const SIZES = `
@container togyz (min-width: 44rem) {
  .frame {
    grid-template:
      "start start" auto
      "far far" auto
      "board board" auto
      "near near" auto
      "status controls" auto
      "end end" auto / minmax(0, 1fr) auto;
  }

  .status {
    display: grid;
    align-content: center;
    text-align: start;
  }

  .controls {
    justify-content: end;
  }
}

/* Where there is room for words on four buttons or so, and no more. */
@container togyz (max-width: 34rem) {
  .controls button span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}

/* A narrow board stands, each player above his own column. */
@container togyz (max-width: 27.5rem) {
  .frame {
    grid-template:
      "start start" auto
      "far near" auto
      "board board" auto
      "status status" auto
      "controls controls" auto
      "end end" auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0.375rem;

    --togyz-stand: yes;

    /* The board does not turn round with the text, so neither do the players above it. */
    direction: ltr;
  }

  .frame .board {
    aspect-ratio: 0.6;
  }

  .frame[data-holes="7"] .board {
    aspect-ratio: 0.75;
  }

  .frame:is([data-holes="2"], [data-holes="3"], [data-holes="4"], [data-holes="5"]) .board {
    aspect-ratio: 0.95;
  }

  .plate {
    gap: 0.375rem;
    padding: 0.25rem 0.5rem;
  }

  .who {
    flex: 1;
    font-size: 0.875em;
  }

  .doing {
    display: none;
  }

  .status {
    font-size: 0.9375em;
  }

  .controls {
    gap: 0.25rem;
    flex-wrap: nowrap;
  }

  .controls button {
    flex: 1 1 0;
    min-inline-size: 0;
    padding: 0;
  }

  .counter {
    min-inline-size: 3.4em;
    font-size: 0.875em;
  }
}

@container togyz (max-width: 27.5rem) {
  .plate {
    display: grid;
    grid-template: "sign time score" auto "who who who" auto / auto 1fr auto;
    row-gap: 0;
  }

  .sign {
    grid-area: sign;
  }

  .time {
    grid-area: time;
    justify-self: center;
    font-size: 1em;
  }

  .who {
    grid-area: who;
    font-size: 0.8125em;
  }

  .plate[data-clock] .score {
    grid-area: score;
    justify-self: end;
    min-inline-size: 0;
  }
}
`;
