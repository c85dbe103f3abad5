// @ts-check
// How the sounds sound: made on the spot, and only for those who want to hear them.

/** @type {AudioContext | null} */
let audio = null;

/** Each sound as what is heard when: a knock on wood, a bell, a horn, or the rustle of paper. @type {Record<string, (audio: AudioContext) => void>} */
const SOUNDS = {
  move: (audio) => knock(audio, 0, 190),
  no: (audio) => knock(audio, 0, 95),
  dice: (audio) => [0, 0.07, 0.13, 0.22, 0.28].forEach((after, number) => knock(audio, after, 420 - 55 * number, 0.06)),
  card: (audio) => rustle(audio, 0, 0.16),
  points: (audio) => [0, 0.07].forEach((after, number) => bell(audio, after, 988 + 330 * number, 0.35)),
  fight: (audio) => { rustle(audio, 0, 0.06); knock(audio, 0.02, 300); bell(audio, 0.02, 1480, 0.25); },
  turn: (audio) => [0, 0.12].forEach((after, number) => bell(audio, after, 659 + 221 * number, 0.6)),
  word: (audio) => bell(audio, 0, 523, 0.3),
  end: (audio) => [220, 330, 440].forEach((pitch, number) => bell(audio, 0.18 * number, pitch, 1.4)),
};

/** Play a sound. @param {string} kind */
export function hear(kind) {
  try {
    audio ??= new AudioContext();
    SOUNDS[kind](audio);
  } catch { /* a browser without sound */ }
}

/** @param {AudioContext} audio @param {number} after @param {number} pitch @param {number} [loud] */
function knock(audio, after, pitch, loud = 0.12) {
  const at = audio.currentTime + after, tone = audio.createOscillator(), gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.05);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

/** @param {AudioContext} audio @param {number} after @param {number} pitch @param {number} long */
function bell(audio, after, pitch, long) {
  const at = audio.currentTime + after, tone = audio.createOscillator(), gain = audio.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.05, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + long);
}

/** @param {AudioContext} audio @param {number} after @param {number} long */
function rustle(audio, after, long) {
  const at = audio.currentTime + after, length = Math.ceil(audio.sampleRate * long), paper = audio.createBuffer(1, length, audio.sampleRate);
  const samples = paper.getChannelData(0), noise = audio.createBufferSource(), filter = audio.createBiquadFilter(), gain = audio.createGain();
  for (let i = 0; i < length; i++) samples[i] = (2 * Math.random() - 1) * Math.sin((Math.PI * i) / length);
  noise.buffer = paper;
  filter.type = "bandpass";
  filter.frequency.value = 3200;
  gain.gain.value = 0.08;
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(at);
}
