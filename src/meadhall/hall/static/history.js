// @ts-check
// The log as a list: what has happened and still counts.

/** @typedef {import("./protocol_types").LogLine} LogLine */

/** Whether a line tells what somebody at this screen has done. @param {LogLine} line @param {number[]} you the seats that they hold */
export const isOwn = (line, you) => typeof line.seat === "number" && you.includes(line.seat);

/** The moves that were not taken back. @param {LogLine[]} lines the whole log, in order @returns {LogLine[]} */
export function standing(lines) {
  const found = [];
  let back = Infinity; // moves of this version and later do not count
  for (const line of lines.toReversed()) {
    if (line.back_to) back = Math.min(back, line.back_to);
    else if (line.kind === "move" && line.version < back) found.push(line);
  }
  return found.reverse();
}
