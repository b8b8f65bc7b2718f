import { moreTags, tagGap } from '../../theme/lengths.js';

const LINES = 2;

/**
 * How many tags of these widths fit on two lines of this width. If some do not fit, there is also room for the button that
 * shows them. Infinity if all fit.
 */
export function fittingTags(widths: readonly number[], room: number): number {
  if (linesOf(widths, room) <= LINES) return Infinity;
  let fitting = widths.length - 1;
  while (fitting > 0 && linesOf([...widths.slice(0, fitting), moreTags], room) > LINES) fitting -= 1;
  return fitting;
}

function linesOf(widths: readonly number[], room: number): number {
  let lines = 1;
  let left = room;
  for (const width of widths) {
    if (width > left && left < room) {
      lines += 1;
      left = room;
    }
    left -= width + tagGap;
  }
  return lines;
}
