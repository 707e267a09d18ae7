// The page of the course.

import binary from "../binary.js";
import { Board } from "../board/board.js";
import { Game, load as loadEngine } from "../engine/streamed.js";
import { findLanguage } from "../i18n/index.js";
import { readSettings } from "../kept.js";
import { listenLanguage } from "../page/languages.js";
import { applyLook } from "../page/look.js";
import { byId, writeTexts } from "../page/text.js";
import { loadProgress, saveProgress } from "../progress.js";
import { load, save } from "../storage.js";
import { Course } from "./course.js";
import { loadWords } from "./words.js";

/** @import { Language } from "../i18n/index.js" */

const settings = readSettings(load().settings);
applyLook(settings);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const speed = () => (stillness.matches ? "off" : settings.speed);
const language = settings.language ?? findLanguage(navigator.languages);
const element = byId("board", HTMLElement);
const board = new Board(element, { speed: speed() });
stillness.addEventListener("change", () => board.configure({ speed: speed() }));

let [t] = await Promise.all([loadWords(language), loadEngine(binary)]);
write(language);
const course = new Course({
  board,
  element,
  createGame: (position) => new Game({ position }),
  save: (lesson) => saveProgress({ lesson, answered: true }),
  t,
  lesson: loadProgress().lesson,
});

listenLanguage(language, loadWords, (chosen, words) => {
  t = words;
  save({ ...load(), settings: { ...settings, language: chosen } });
  write(chosen);
  course.speak(t);
});

/** @param {Language} tag */
function write(tag) {
  writeTexts(t, tag);
  document.title = t("learn");
}
