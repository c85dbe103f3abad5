// @ts-check
// The dice of Meadhall, computed in the browser: SHA-256, HMAC and SipHash-2-4, and with them every draw of a game file.

import { say } from "./words.js";

/** @typedef {import("./protocol_types").Proof} Proof */

const MASK = (1n << 64n) - 1n;
const HEX = /^[0-9a-f]{64}$/;

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** By the browser where it offers that, which it does on secure addresses only; otherwise by ourselves. @param {Uint8Array} bytes */
export async function sha256(bytes) {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (bytes)));
  return plainSha256(bytes);
}

/** HMAC-SHA-256, as RFC 2104 has it. @param {Uint8Array} key @param {Uint8Array} message */
export async function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(join(block.map((byte) => byte ^ 0x36), message));
  return sha256(join(block.map((byte) => byte ^ 0x5c), inner));
}

/** @param {...Uint8Array} parts */
function join(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** SHA-256, as FIPS 180-4 has it. @param {Uint8Array} bytes */
export function plainSha256(bytes) {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  /** @param {number} root */
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const k = primes.map((prime) => fraction(Math.cbrt(prime)));
  const hash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer), w = new Int32Array(64);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  /** @param {number} x @param {number} by */
  const turn = (x, by) => (x >>> by) | (x << (32 - by));
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(start + 4 * i);
      else {
        const a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] = (hash[i] + word) | 0; });
  }
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => result.setInt32(4 * i, word));
  return new Uint8Array(result.buffer);
}

/** SipHash-2-4 of draw k and attempt, each as 8 bytes. @param {Uint8Array} key 16 bytes @param {bigint} k @param {bigint} attempt */
export function siphash(key, k, attempt) {
  const words = new DataView(key.buffer, key.byteOffset, 16);
  const k0 = words.getBigUint64(0, true), k1 = words.getBigUint64(8, true);
  /** @param {bigint} x @param {bigint} bits */
  const rotate = (x, bits) => ((x << bits) | (x >> (64n - bits))) & MASK;
  let a = k0 ^ 0x736f6d6570736575n, b = k1 ^ 0x646f72616e646f6dn, c = k0 ^ 0x6c7967656e657261n, d = k1 ^ 0x7465646279746573n;
  for (const [word, rounds] of /** @type {[bigint, number][]} */ ([[k, 2], [attempt, 2], [16n << 56n, 2], [0n, 4]])) {
    if (rounds === 4) c ^= 0xffn;
    d ^= word;
    for (let i = 0; i < rounds; i++) {
      [a, c] = [(a + b) & MASK, (c + d) & MASK];
      [b, d, a] = [rotate(b, 13n) ^ a, rotate(d, 16n) ^ c, rotate(a, 32n)];
      [a, c] = [(a + d) & MASK, (c + b) & MASK];
      [b, d, c] = [rotate(b, 17n) ^ c, rotate(d, 21n) ^ a, rotate(c, 32n)];
    }
    a ^= word;
  }
  return a ^ b ^ c ^ d;
}

/** The key of the dice: from the secret and what the seats added. @param {string} secret @param {string[]} salts */
export async function keyOf(secret, salts) {
  const parts = salts.flatMap((salt) => {
    const bytes = new TextEncoder().encode(salt), length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(bytes.length), true);
    return [new Uint8Array(length.buffer), bytes];
  });
  return (await hmac(fromHex(secret), join(...parts))).slice(0, 16);
}

/** Which outcome draw number k gives. @param {Uint8Array} key @param {number} k @param {number[]} weights */
export function draw(key, k, weights) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const fair = (1n << 64n) - ((1n << 64n) % total);
  let attempt = 0n, number;
  do number = siphash(key, BigInt(k), attempt++); while (number >= fair);
  let rest = Number(number % total);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  return { index, number, total, attempts: Number(attempt) };
}

/** What is wrong with the promise of a file, if anything. @param {Proof | null} proof */
export async function checkPromise(proof) {
  if (!proof) return say("no-dice");
  if (!proof.secret) return say("no-secret");
  if (!HEX.test(proof.secret)) return say("bad-secret");
  if (toHex(await sha256(fromHex(proof.secret))) !== proof.commitment) return say("other-secret");
  return "";
}
