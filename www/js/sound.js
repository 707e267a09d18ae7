// The sounds of the board, made and not recorded: wood on wood, and a plucked string for what is rare.
//
// They are off until they are asked for: a page that is opened in a lesson or on a bus must not speak
// first, and some phones play such sounds even when they are muted.

/** @typedef {typeof SOUNDINGS[number]} Sounding */

export const SOUNDINGS = /** @type {const} */ (["lift", "drop", "capture", "tuzdik", "end"]);

/** A sound as loud as the whole. */
export const FULL = 4;

/** @typedef {"off" | "soft" | "loud"} Volume */

/** @type {Record<Volume, number>} */
const GAINS = { off: 0, soft: 0.35, loud: 1 };

/** The strings of a dombra, in hertz. */
const LOW = 146.8;
const HIGH = 196;

export class Sound {
  /** @type {Volume} */
  volume = "off";
  /** How loud each is beside the others, from 0 to `FULL`. @type {Partial<Record<Sounding, number>>} */
  levels = {};
  #create;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioBuffer | null} */
  #noise = null;
  #drops = 0;

  /** @param {() => AudioContext} [create] */
  constructor(create = () => new AudioContext()) {
    this.#create = create;
  }

  /** To be called in a gesture: browsers let a page sound only after one. */
  wake() {
    if (this.volume === "off") return;
    try {
      this.#context ??= this.#create();
      if (this.#context.state === "suspended") void this.#context.resume();
    } catch {
      // No sound on this device: the game does not need it.
    }
  }

  /** Lets the device go; the next gesture takes it again. */
  rest() {
    void this.#context?.close();
    this.#context = null;
    this.#noise = null;
  }

  /** @param {Sounding} kind */
  play(kind) {
    const context = this.#context;
    const share = (this.levels[kind] ?? FULL) / FULL;
    if (this.volume === "off" || share === 0 || context?.state !== "running") return;
    const out = context.createGain();
    // Ears hear the square as half as loud.
    out.gain.value = GAINS[this.volume] * share ** 2;
    out.connect(context.destination);
    const now = context.currentTime;
    if (kind === "lift") this.#knock(context, out, now, 520, 0.12, 0.09);
    else if (kind === "drop") this.#knock(context, out, now, this.#pitch(), 0.4, 0.05);
    else if (kind === "capture") {
      for (let ball = 0; ball < 4; ball++) {
        this.#knock(context, out, now + ball * 0.055, 700 - ball * 60, 0.35, 0.07);
      }
    } else if (kind === "tuzdik") {
      pluck(context, out, now, HIGH);
      pluck(context, out, now + 0.14, HIGH * 1.5);
    } else {
      [LOW, HIGH, HIGH * 1.5].forEach((tone, index) => {
        pluck(context, out, now + index * 0.17, tone);
      });
    }
  }

  /** No two balls sound alike, and none is random. */
  #pitch() {
    this.#drops = (this.#drops + 1) % 7;
    return 900 + ((this.#drops * 3) % 7) * 55;
  }

  /**
   * @param {AudioContext} context
   * @param {AudioNode} out
   * @param {number} at
   * @param {number} tone in hertz
   * @param {number} gain
   * @param {number} length in seconds
   */
  #knock(context, out, at, tone, gain, length) {
    this.#noise ??= noiseOf(context);
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = tone;
    filter.Q.value = 6;
    source
      .connect(filter)
      .connect(fading(context, at, gain * 4, length))
      .connect(out);
    source.start(at);
    source.stop(at + length);
  }
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {number} at
 * @param {number} tone
 */
function pluck(context, out, at, tone) {
  for (const [times, share] of /** @type {const} */ ([
    [1, 0.3],
    [2, 0.12],
    [3, 0.06],
  ])) {
    const string = context.createOscillator();
    string.type = "triangle";
    string.frequency.value = tone * times;
    string.connect(fading(context, at, share, 0.9 / times)).connect(out);
    string.start(at);
    string.stop(at + 0.9 / times);
  }
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} gain
 * @param {number} length
 */
function fading(context, at, gain, length) {
  const node = context.createGain();
  node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.001, at + length);
  return node;
}

/** @param {AudioContext} context */
function noiseOf(context) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.1), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 9;
  for (let at = 0; at < samples.length; at++) {
    state = (state * 16807) % 2147483647;
    samples[at] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
