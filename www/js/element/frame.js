// What is in the shadow root, before any game: places, slots and names for styling from outside.

import { dress } from "../board/style.js";
import { createSign } from "./icons.js";
import { FRAME } from "./style.js";

/** @import { Side } from "../engine/index.js" */

/**
 * @typedef {object} Plate a player
 * @property {HTMLElement} element
 * @property {HTMLElement} who
 * @property {HTMLElement} doing
 * @property {HTMLElement} score
 */

/**
 * @typedef {object} Frame
 * @property {HTMLElement} whole
 * @property {HTMLElement} board
 * @property {Record<Side, Plate>} plates
 * @property {HTMLElement} status
 * @property {HTMLElement} controls
 * @property {HTMLElement} error
 * @property {HTMLElement} errorText
 * @property {HTMLSlotElement} text the slot in which a record is written
 */

/**
 * @param {ShadowRoot} root
 * @returns {Frame}
 */
export function createFrame(root) {
  dress(root, FRAME);
  const plates = { first: createPlate("first"), second: createPlate("second") };
  const board = create("div", "board");
  const line = create("p", "status");
  line.setAttribute("role", "status");
  // A sentence keeps its own direction on a page that is read the other way.
  const status = document.createElement("bdi");
  line.append(status);
  const controls = create("div", "controls");
  controls.setAttribute("role", "group");
  controls.append(createSlot("controls"));
  const whole = create("div", "frame");
  whole.hidden = true;
  whole.append(createSlot("start"), plates.second.element, board, plates.first.element);
  whole.append(line, controls, createSlot("end"));

  const error = create("div", "error");
  error.setAttribute("role", "alert");
  error.hidden = true;
  const errorText = create("p", "error-text");
  const text = document.createElement("slot");
  error.append(errorText, text);
  root.append(whole, error);
  return { whole, board, plates, status, controls, error, errorText, text };
}

/**
 * @param {Side} side
 * @returns {Plate}
 */
function createPlate(side) {
  const element = create("div", "plate");
  element.part.add(`plate-${side}`);
  element.dataset.side = side;
  const who = create("span", "who");
  // Whoever knows the names of the players puts them here.
  const name = createSlot(side);
  who.append(name);
  const doing = create("span", "doing");
  const score = create("span", "score");
  score.setAttribute("aria-hidden", "true");
  const time = create("span", "time");
  time.setAttribute("role", "timer");
  element.append(createSign(side), who, doing, time, score);
  return { element, who: name, doing, score };
}

/**
 * @param {string} tag
 * @param {string} name of its class and its part
 */
function create(tag, name) {
  const element = document.createElement(tag);
  element.className = name;
  element.part.add(name);
  return element;
}

/** @param {string} name */
function createSlot(name) {
  const slot = document.createElement("slot");
  slot.name = name;
  return slot;
}
