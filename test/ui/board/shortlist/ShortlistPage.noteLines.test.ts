/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { noteLines } from '../../../../src/ui/board/shortlist/ShortlistPage';

const linesOf = (count: number) => Array.from({ length: count }, (_, place) => noteLines(place, count));

describe('noteLines', () => {
  it('leaves five lines to each note on a page of ten offers', () => {
    expect(new Set(linesOf(20))).toEqual(new Set([5]));
  });

  it('shares the room of the last page between the offers on it', () => {
    expect(linesOf(12)).toEqual([...Array<number>(10).fill(5), 28, 28]);
    expect(linesOf(1)).toEqual([58]);
  });
});
