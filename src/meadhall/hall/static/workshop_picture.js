// @ts-check
// A picture of your own: cropped and turned here, made small, and sent. The hall is sent only what is to be seen.

import { part } from "./dom.js";
import { say } from "./words.js";

const SIDE = 720, SHOWN = 520;

for (const svg of document.querySelectorAll("svg[data-measure]")) measure(/** @type {SVGSVGElement} */ (svg));
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("bring"));
if (form) listen(form);

/** Show all of a look, whatever its size. @param {SVGSVGElement} svg */
function measure(svg) {
  const inner = svg.querySelector("g");
  const box = inner?.getBBox();
  if (!box || !box.width || !box.height) return;
  const edge = 0.02 * Math.max(box.width, box.height); // half of a line lies outside of it
  const frame = [box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge];
  svg.setAttribute("viewBox", frame.join(" "));
  const radio = /** @type {HTMLInputElement | null} */ (svg.closest("label")?.querySelector("input[type=radio]") ?? null);
  if (radio) radio.dataset.frame = frame.map((each) => each.toFixed(2)).join(" ");
}

/** @param {HTMLFormElement} form */
function listen(form) {
  const file = /** @type {HTMLInputElement} */ (form.elements.namedItem("file"));
  const canvas = /** @type {HTMLCanvasElement} */ (part("canvas")), wrong = part("picture-wrong");
  const edges = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("[data-edge]")]);
  /** @type {ImageBitmap | null} */
  let image = null;
  const shape = /** @type {HTMLSelectElement} */ (part("cut"));
  const tilt = /** @type {HTMLInputElement} */ (part("tilt"));
  let turned = 0;
  /** What is cut off at the left, right, top and bottom, as shares. */
  const cut = { left: 0, right: 0, top: 0, bottom: 0 };

  const tell = (/** @type {string} */ text) => { wrong.textContent = text; wrong.hidden = !text; };
  const size = () => {
    const { width, height } = /** @type {ImageBitmap} */ (image);
    return turned % 2 ? [height, width] : [width, height];
  };

  /** The picture, turned, on a canvas of this scale. @param {HTMLCanvasElement} on @param {number} scale @param {number} x @param {number} y */
  function paint(on, scale, x, y) {
    const pen = /** @type {CanvasRenderingContext2D} */ (on.getContext("2d"));
    const [wide, high] = size();
    pen.save();
    pen.scale(scale, scale);
    pen.translate(wide / 2 - x, high / 2 - y);
    pen.rotate((turned * Math.PI) / 2 + (Number(tilt.value) * Math.PI) / 180);
    const picture = /** @type {ImageBitmap} */ (image);
    pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
    pen.restore();
  }

  function draw() {
    if (!image) return;
    const [wide, high] = size(), scale = Math.min(SHOWN / wide, SHOWN / high);
    canvas.width = Math.max(1, Math.round(wide * scale));
    canvas.height = Math.max(1, Math.round(high * scale));
    paint(canvas, scale, 0, 0);
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const left = cut.left * canvas.width, top = cut.top * canvas.height;
    const across = canvas.width * (1 - cut.left - cut.right), down = canvas.height * (1 - cut.top - cut.bottom);
    pen.fillStyle = "#000a";
    pen.fillRect(0, 0, canvas.width, top);
    pen.fillRect(0, top + down, canvas.width, canvas.height);
    pen.fillRect(0, top, left, down);
    pen.fillRect(left + across, top, canvas.width, down);
    pen.strokeStyle = "#f3c25c";
    pen.lineWidth = 2;
    pen.beginPath();
    const corners = [[0.5, 0], [1, 0.25], [1, 0.75], [0.5, 1], [0, 0.75], [0, 0.25]];
    if (shape.value === "round") pen.ellipse(left + across / 2, top + down / 2, across / 2, down / 2, 0, 0, 2 * Math.PI);
    else if (shape.value === "hexagon") for (const [x, y] of corners) pen.lineTo(left + x * across, top + y * down);
    else pen.rect(left, top, across, down);
    pen.closePath();
    pen.stroke();
    for (const edge of edges) edge.value = String(Math.round(cut[/** @type {keyof typeof cut} */ (edge.dataset.edge)] * 100));
  }

  file.addEventListener("change", async () => {
    tell("");
    image = null;
    const chosen = file.files?.[0];
    part("crop").hidden = true;
    if (!chosen || chosen.type === "image/svg+xml") return;
    try {
      image = await createImageBitmap(chosen);
    } catch {
      tell(say("workshop-picture-unread"));
      return;
    }
    turned = 0;
    tilt.value = "0";
    Object.assign(cut, { left: 0, right: 0, top: 0, bottom: 0 });
    part("crop").hidden = false;
    draw();
  });
  part("turn").addEventListener("click", () => {
    turned = (turned + 1) % 4;
    Object.assign(cut, { left: cut.bottom, top: cut.left, right: cut.top, bottom: cut.right });
    draw();
  });
  tilt.addEventListener("input", draw);
  shape.addEventListener("change", draw);
  for (const edge of edges) {
    edge.addEventListener("input", () => {
      const name = /** @type {keyof typeof cut} */ (edge.dataset.edge);
      const other = { left: cut.right, right: cut.left, top: cut.bottom, bottom: cut.top }[name];
      cut[name] = Math.min(Number(edge.value) / 100, 0.95 - other);
      draw();
    });
  }
  /** @type {number[] | null} */
  let begun = null;
  const at = (/** @type {PointerEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height].map((each) => Math.min(1, Math.max(0, each)));
  };
  canvas.addEventListener("pointerdown", (event) => { begun = at(event); canvas.setPointerCapture(event.pointerId); });
  canvas.addEventListener("pointerup", () => { begun = null; });
  canvas.addEventListener("pointermove", (event) => {
    if (!begun) return;
    const [x, y] = at(event), [a, b] = begun;
    if (Math.abs(x - a) < 0.05 || Math.abs(y - b) < 0.05) return;
    Object.assign(cut, { left: Math.min(a, x), right: 1 - Math.max(a, x), top: Math.min(b, y), bottom: 1 - Math.max(b, y) });
    draw();
  });

  form.addEventListener("submit", async (event) => {
    const chosen = /** @type {HTMLInputElement | null} */ (form.querySelector("input[name=what]:checked"));
    /** @type {HTMLInputElement} */ (form.elements.namedItem("frame")).value = chosen?.dataset.frame ?? "";
    if (!image || event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    const small = await made();
    if (!small) return tell(say("workshop-picture-unread"));
    const sent = new FormData(form);
    sent.set("file", small, small.type === "image/png" ? "picture.png" : "picture.jpeg");
    const answer = await fetch(form.action, { method: "POST", body: sent });
    if (answer.redirected && answer.ok) window.location.assign(answer.url);
    else tell(new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#picture-wrong, .problem")?.textContent ?? say("workshop-picture-unread"));
  });

  /** The picture as it is to be seen, as small as it need be. @returns {Promise<Blob | null>} */
  async function made() {
    const [wide, high] = size();
    const across = wide * (1 - cut.left - cut.right), down = high * (1 - cut.top - cut.bottom);
    const most = Number(form?.dataset.most) * 1024;
    for (let side = SIDE; side >= 120; side *= 0.75) {
      const scale = Math.min(1, side / across, side / down), small = document.createElement("canvas");
      small.width = Math.max(1, Math.round(across * scale));
      small.height = Math.max(1, Math.round(down * scale));
      paint(small, scale, wide * cut.left, high * cut.top);
      const pixels = /** @type {CanvasRenderingContext2D} */ (small.getContext("2d")).getImageData(0, 0, small.width, small.height).data;
      const clear = pixels.some((value, index) => index % 4 === 3 && value < 250);
      const blob = await new Promise((/** @type {(found: Blob | null) => void} */ done) => small.toBlob(done, clear ? "image/png" : "image/jpeg", 0.85));
      if (blob && blob.size <= most) return blob;
    }
    return null;
  }
}
