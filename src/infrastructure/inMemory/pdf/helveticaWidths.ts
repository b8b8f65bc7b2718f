/** Of the signs from the blank to the tilde, in thousandths of the size, by the metrics of the font. */
const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

const ł = 140;
const Ł = 132;

/** Letters with accents are as wide as most letters are: only where a text ends depends on it, not what it says. */
export function widthOf(code: number): number {
  if (code === ł) return 222;
  if (code === Ł) return 556;
  return ascii[code - 32] ?? (code >= 192 && code < 224 ? 722 : 556);
}
