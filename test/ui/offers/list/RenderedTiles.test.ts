import fc from 'fast-check';
import { type RenderedTiles, grownTiles, keptTiles } from '../../../../src/ui/offers/list/RenderedTiles';
import type { Span } from '../../../../src/ui/offers/list/Span';

const place = fc.nat({ max: 60 });

const scrolling = fc.record({ isBackward: fc.boolean(), isPassing: fc.boolean() });

/** The near tiles and the visible ones among them, for one scroll position after another. */
const anyView = fc
  .tuple(place, place, place, place, scrolling)
  .map(([one, two, three, four, how]) => ({ places: [one, two, three, four].sort((a, b) => a - b), ...how }))
  .map(({ places: [nearFrom, from, to, nearTo], ...how }) => ({
    near: { from: nearFrom!, to: nearTo! },
    inSight: { from: from!, to: to! },
    how,
  }));

const covers = (outer: Span, inner: Span) =>
  inner.from === inner.to || (outer.from <= inner.from && inner.to <= outer.to);
const start: RenderedTiles = { drawn: { from: 0, to: 0 }, whole: { from: 0, to: 0 } };
const unhurried = { isBackward: false, isPassing: false };

test('every visible tile is drawn, no distant tile is drawn, and only drawn tiles are complete, wherever a list is scrolled', () => {
  fc.assert(
    fc.property(fc.array(anyView), views => {
      let held = start;
      for (const { near, inSight, how } of views) {
        const tiles = keptTiles(held, inSight, near, how);
        expect(covers(tiles.drawn, inSight)).toBe(true);
        held = grownTiles(tiles, near, how);
        for (const { drawn, whole } of [tiles, held]) {
          expect(covers(near, drawn)).toBe(true);
          expect(covers(drawn, whole)).toBe(true);
        }
      }
    }),
  );
});

test('every near tile becomes complete one by one once the scrolling slows down', () => {
  fc.assert(
    fc.property(fc.array(anyView), anyView, (views, { near, inSight, how: { isBackward } }) => {
      let held = start;
      for (const view of views) {
        held = grownTiles(keptTiles(held, view.inSight, view.near, view.how), view.near, view.how);
      }
      const how = { isBackward, isPassing: false };
      const size = ({ drawn, whole }: RenderedTiles) => drawn.to - drawn.from + whole.to - whole.from;
      for (let turn = 0; turn < 200; turn += 1) {
        const tiles = keptTiles(held, inSight, near, how);
        held = grownTiles(tiles, near, how);
        if (held === tiles) break;
        // A tile is drawn and completed at once, or completed: never more than one tile per turn.
        expect([1, 2]).toContain(size(held) - size(tiles));
      }
      const tiles = keptTiles(held, inSight, near, how);
      expect(grownTiles(tiles, near, how)).toBe(tiles);
      expect(tiles.drawn).toEqual(near);
      expect(covers(tiles.whole, near)).toBe(true);
    }),
  );
});

test('a list that is scrolled slowly is complete at once, even after a jump', () => {
  const inSight = { from: 300, to: 309 };
  const near = { from: 291, to: 318 };
  expect(keptTiles(start, inSight, near, unhurried)).toEqual({ drawn: inSight, whole: inSight });
});

test('tiles that pass by quickly are drawn, and complete ones stay complete', () => {
  const held = { drawn: { from: 0, to: 12 }, whole: { from: 0, to: 12 } };
  const passing = { isBackward: false, isPassing: true };
  const near = { from: 3, to: 21 };
  const tiles = keptTiles(held, { from: 6, to: 15 }, near, passing);
  expect(tiles).toEqual({ drawn: { from: 3, to: 15 }, whole: { from: 3, to: 12 } });
  expect(grownTiles(tiles, near, passing)).toEqual({ drawn: { from: 3, to: 16 }, whole: { from: 3, to: 12 } });
  expect(grownTiles(tiles, near, unhurried)).toEqual({ drawn: { from: 3, to: 15 }, whole: { from: 3, to: 13 } });
});

test('the visible tiles become complete first after all complete ones have passed by', () => {
  const held = { drawn: { from: 0, to: 12 }, whole: { from: 0, to: 6 } };
  const near = { from: 3, to: 21 };
  const inSight = { from: 9, to: 18 };
  const drawn = { from: 3, to: 18 };
  expect(keptTiles({ ...held, drawn }, inSight, near, unhurried)).toEqual({ drawn, whole: { from: 9, to: 9 } });
  expect(keptTiles({ ...held, drawn }, inSight, near, { isBackward: true, isPassing: true })).toEqual({
    drawn,
    whole: { from: 18, to: 18 },
  });
});
