// What a user's project writes against the element. Compiled and never run.

import "togyzkumalak/element";
import { TogyzKumalakElement } from "togyzkumalak/element/class.js";

export function elements(): void {
  const element: TogyzKumalakElement = document.createElement("togyz-kumalak");
  const found = document.querySelector("togyz-kumalak");
  found?.play(7);
  element.rules = "bestemshe";
  element.record = null;
  element.ply = 3;
  element.moves = [7, 9];
  element.level = 2;
  element.playable = false;
  element.controls = undefined;
  // @ts-expect-error a list of holes holds numbers
  element.moves = ["7"];
  // @ts-expect-error a ply is a number
  element.ply = "3";
  const text: string = element.play(7).text + element.toRecord({ format: "tgk" });
  const balls: number | undefined = element.snapshot?.kazans.first;
  element.addEventListener("togyz-beforemove", (event) => {
    if (event.detail.move.hole === 1) event.preventDefault();
  });
  element.addEventListener("togyz-move", ({ detail }) => {
    const by: "user" | "computer" | "script" = detail.by;
    console.log(by, detail.snapshot.ply, text, balls);
  });
  element.addEventListener("togyz-change", ({ detail }) => console.log(detail.kind, detail.state));
  element.addEventListener("togyz-over", ({ detail }) => console.log(detail.outcome.reason));
  element.addEventListener("click", (event) => console.log(event.clientX));
  document.body.addEventListener("togyz-error", ({ detail }) => console.log(detail.code));
  // @ts-expect-error no such detail
  element.addEventListener("togyz-over", ({ detail }) => console.log(detail.winner));
  // @ts-expect-error the game can be read only
  element.snapshot = null;
  customElements.define("my-board", class extends TogyzKumalakElement {});
}
