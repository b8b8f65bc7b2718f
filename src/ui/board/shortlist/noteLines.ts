import { paper } from '../../theme/lengths.js';

/** Offers on a page. */
const MOST_ROWS = 10;

/** How many lines of a note fit into a row on paper. The rows of the last page share its room, if they are fewer than ten. */
export function noteLines(place: number, count: number): number {
  const onLastPage = count % MOST_ROWS;
  const rows = place < count - onLastPage ? MOST_ROWS : onLastPage;
  return Math.floor(((MOST_ROWS * paper.noteRow) / rows - paper.notePadding) / paper.noteLine);
}
