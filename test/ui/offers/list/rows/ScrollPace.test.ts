import fc from 'fast-check';
import { ScrollPace } from '../../../../../src/ui/offers/list/rows/ScrollPace';

const FRAME = 1000 / 60;
/** Milliseconds between frames on fast and slow machines. */
const frames = fc.integer({ min: 7, max: 300 });

/** Scrolls at a constant speed, in pixels per second, and returns the last answer of ScrollPace. */
class Scroller {
  private readonly pace = new ScrollPace();
  private offset = 0;
  private now = 0;

  constructor(private readonly frame = FRAME) {}

  go(speed: number, milliseconds: number): boolean {
    let isPassing = false;
    for (let left = milliseconds; left > 0; left -= this.frame) {
      this.now += this.frame;
      this.offset += (speed * this.frame) / 1000;
      isPassing = this.pace.seenAt(this.offset, this.now);
    }
    return isPassing;
  }

  rest(milliseconds: number): void {
    this.now += milliseconds;
  }
}

test('tiles pass by when the list is scrolled fast in either direction, but not when it is scrolled slowly', () => {
  for (const direction of [1, -1]) {
    fc.assert(
      fc.property(frames, fc.integer({ min: 2000, max: 50_000 }), (frame, speed) => {
        expect(new Scroller(frame).go(direction * speed, 800)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(frames, fc.integer({ min: 0, max: 1400 }), (frame, speed) => {
        expect(new Scroller(frame).go(direction * speed, 800)).toBe(false);
      }),
    );
  }
});

test('a jump of any length does not count as fast scrolling, and neither do jumps with rests between them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.integer({ min: 400, max: 5000 }))), jumps => {
      const pace = new ScrollPace();
      let now = 0;
      for (const [offset, later] of jumps) {
        now += later;
        expect(pace.seenAt(offset, now)).toBe(false);
      }
    }),
  );
});

test('tiles pass by until the scrolling slows down considerably or rests', () => {
  const scroller = new Scroller();
  expect(scroller.go(3000, 300)).toBe(true);
  expect(scroller.go(1000, 300)).toBe(true);
  expect(scroller.go(600, 300)).toBe(false);
  expect(scroller.go(1000, 300)).toBe(false);
  expect(scroller.go(3000, 300)).toBe(true);
  scroller.rest(400);
  expect(scroller.go(3000, FRAME)).toBe(false);
});
