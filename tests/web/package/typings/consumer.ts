// What a user's project writes against the package. It is compiled and never run: each line with
// `@ts-expect-error` must be refused, all others accepted.

import {
  type AnalyseOptions,
  type Analysis,
  type CustomRules,
  createEngine,
  type Engine,
  Game,
  type GameRecord,
  type Line,
  type Move,
  type MoveReason,
  type Outcome,
  type PositionReading,
  type RecordLine,
  type RecordMove,
  type Rules,
  type RulesName,
  readPosition,
  readRecords,
  type Side,
  type Snapshot,
  type Step,
  TogyzError,
  writeRecord,
} from "togyzkumalak";

/** Fails to compile unless both types are the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<_T extends true>(): void {}

export function games(): void {
  const game: Game = new Game();
  new Game({});
  new Game({ rules: "bestemshe", position: "", repetition: false });
  const small: CustomRules = { holes: 5, balls: 5, tuzdik: false };
  new Game({ rules: small });
  // @ts-expect-error no such rule set
  new Game({ rules: "kalah" });
  new Game({ rules: { holes: 9 } });
  new Game({ rules: new Game().snapshot().rules });
  // @ts-expect-error no such rule
  new Game({ rules: { seeds: 9 } });

  same<Same<ReturnType<Game["legalMoves"]>, number[]>>();
  const move: Move = game.play(7);
  same<Same<Move, ReturnType<Game["preview"]>>>();
  const taken: Move | null = game.undo() ?? game.redo();
  game.goTo(0);
  game.resign("first");
  game.flag("second");
  game.agreeDraw();
  // @ts-expect-error a side is named, not numbered
  game.resign(1);
  // @ts-expect-error a hole is a number
  game.play("7");

  const text: string = game.positionText() + game.record() + move.text + taken?.text;
  game.record({ format: "tgk", tags: { Event: "x" } });
  // @ts-expect-error no such format
  game.record({ format: "pdf" });
  const read: Game = Game.fromRecord(text);
  const all: Game[] = Game.recordsFrom(text);
  const line: Move[] = read.clone().moves();
  for (const each of all) each.free();
  console.log(line);
}

export function snapshots(snapshot: Snapshot): string {
  const rules: Rules = snapshot.rules;
  const holes: number = (snapshot.holes.first[0] ?? 0) + snapshot.kazans.second;
  const tuzdik: number | null = snapshot.tuzdiks.first;
  const last: Move | null = snapshot.lastMove;
  const side: Side = snapshot.toMove;
  const outcome: Outcome | null = snapshot.outcome;
  const name: RulesName = "pantusov-1906";
  if (outcome === null) return `${name} ${rules.holes} ${holes} ${tuzdik} ${last?.text} ${side}`;
  same<Same<Outcome["winner"], Side | null>>();
  switch (outcome.reason) {
    case "majority":
    case "atsyrau":
    case "repetition":
    case "agreement":
    case "resignation":
    case "time":
      return outcome.reason;
  }
}

export function positions(text: string): number {
  const reading: PositionReading = readPosition(text, { rules: "bestemshe", validate: false });
  // @ts-expect-error nothing can be changed
  reading.ply = 1;
  const codes: readonly string[] = readPosition(text).reasons;
  return (reading.holes.first[0] ?? 0) + codes.length;
}

export function studies(text: string): string {
  const [record]: GameRecord[] = readRecords(text);
  const line: RecordLine | undefined = record?.lines[1];
  const move: RecordMove | undefined = line?.moves[0];
  // @ts-expect-error nothing can be changed
  if (line) line.at = 1;
  const lines = [
    { from: 0, at: 0, comments: [], moves: [{ hole: 7, comments: ["!"], marks: [1] }] },
  ];
  return writeRecord({ rules: "bestemshe", lines }, { format: "tgk" }) + (move?.marks[0] ?? 0);
}

export function steps(move: Move): number {
  const taken = (step: Step): number => {
    switch (step.kind) {
      case "lift":
      case "capture":
      case "claim":
        return step.balls;
      case "drop":
        // @ts-expect-error a ball that falls into a hole gets no owner
        return step.owner;
      case "income":
        return step.owner === "first" ? 1 : 0;
    }
  };
  return move.steps.map(taken).reduce((sum, balls) => sum + balls, move.captured);
}

export async function analyses(engine: Engine, game: Game): Promise<string[]> {
  const said: string[] = [];
  const options: AnalyseOptions = { lines: 3, depth: 12, nodes: 1e6, timeMs: 100 };
  const found: AsyncGenerator<Analysis, void, void> = engine.analyse(game, options);
  for await (const { depth, nodes, lines } of found) {
    const best: Line | undefined = lines[0];
    if (!best || depth + nodes > 1e6) break;
    same<Same<Line["winsIn"], number | null>>();
    same<Same<Line["exact"], boolean>>();
    const numbers: number[] = [best.winProbability, best.ballDifference, ...best.pv];
    said.push(best.pvText.join(" "), numbers.join(), best.reason.kind, ...best.reasons.map(why));
  }
  // @ts-expect-error an analysis has no level
  engine.analyse(game, { level: 3 });
  return said;
}

function why(reason: MoveReason): string {
  switch (reason.kind) {
    case "wins":
      return `${reason.plies}`;
    case "forced":
      return "";
    case "captures":
    case "saves":
    case "threatens":
      return `${reason.balls} in ${reason.hole}`;
    case "tuzdik":
    case "prevents-tuzdik":
    case "threatens-tuzdik":
      return `${reason.hole}`;
  }
}

export async function engines(game: Game): Promise<string> {
  const engine: Engine = createEngine();
  createEngine({ worker: () => new Worker("worker.js") }).close();
  const { signal } = new AbortController();
  try {
    const best = await engine.bestMove(game, {
      depth: 8,
      nodes: 1e6,
      timeMs: 100,
      level: 3,
      seed: 1,
      signal,
    });
    const numbers: number[] = [best.hole, best.score, best.depth, best.nodes, ...best.pv];
    return (await engine.bestMove(game)).hole + numbers.join();
  } catch (error) {
    if (!(error instanceof TogyzError)) throw error;
    const where: (number | undefined)[] = [error.line, error.column];
    return `${error.code} ${error.message} ${where} ${error.token} ${error.board}`;
  } finally {
    engine.close();
  }
}
