import fc from 'fast-check';
import { grownSpan, keptSpan, type Span } from '../../../../src/ui/offers/list/Span';

const place = fc.nat({ max: 60 });

/** What is near, and within it what is in sight. */
const around = fc
  .tuple(place, place, place, place)
  .map(places => places.sort((one, other) => one - other))
  .map(([nearFrom, from, to, nearTo]) => ({
    near: { from: nearFrom, to: nearTo },
    inSight: { from: from, to: to },
  }));
const anySpan = fc.tuple(place, place).map(([from, length]): Span => ({ from, to: from + length }));

const covers = (outer: Span, inner: Span) => outer.from <= inner.from && inner.to <= outer.to;

test('all that is in sight is always drawn, and nothing that is not near', () => {
  fc.assert(
    fc.property(anySpan, around, (drawn, { inSight, near }) => {
      const kept = keptSpan(drawn, inSight, near);
      expect(covers(kept, inSight)).toBe(true);
      expect(covers(near, kept)).toBe(true);
    }),
  );
});

test('what was drawn stays while it is near and adjoins what is in sight', () => {
  fc.assert(
    fc.property(around, ({ inSight, near }) => {
      expect(keptSpan(near, inSight, near)).toEqual(near);
    }),
  );
});

test('a jump draws no more than what is in sight', () => {
  expect(keptSpan({ from: 0, to: 12 }, { from: 300, to: 309 }, { from: 291, to: 318 })).toEqual({ from: 300, to: 309 });
});

test('place by place, all that is near is drawn, and then it rests', () => {
  fc.assert(
    fc.property(around, fc.boolean(), ({ inSight, near }, isBackward) => {
      let drawn = inSight;
      for (let turn = near.to - near.from - (inSight.to - inSight.from); turn > 0; turn -= 1) {
        const grown = grownSpan(drawn, near, isBackward);
        expect(grown.to - grown.from).toBe(drawn.to - drawn.from + 1);
        drawn = grown;
      }
      expect(drawn).toEqual(near);
      expect(grownSpan(drawn, near, isBackward)).toBe(drawn);
    }),
  );
});

test('the side that is scrolled to comes first', () => {
  const near = { from: 0, to: 30 };
  expect(grownSpan({ from: 10, to: 20 }, near, false)).toEqual({ from: 10, to: 21 });
  expect(grownSpan({ from: 10, to: 20 }, near, true)).toEqual({ from: 9, to: 20 });
});
