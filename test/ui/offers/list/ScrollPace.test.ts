import fc from 'fast-check';
import { ScrollPace } from '../../../../src/ui/offers/list/ScrollPace';

const FRAME = 1000 / 60;
/** Milliseconds between frames, of machines fast and slow. */
const frames = fc.integer({ min: 7, max: 300 });

/** Scrolls on at a steady speed, in pixels a second, and tells what was said last. */
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

test('tiles pass by when they are scrolled fast, up or down, and do not when slowly', () => {
  for (const direction of [1, -1]) {
    fc.assert(
      fc.property(frames, fc.integer({ min: 2600, max: 50_000 }), (frame, speed) => {
        expect(new Scroller(frame).go(direction * speed, 800)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(frames, fc.integer({ min: 0, max: 1900 }), (frame, speed) => {
        expect(new Scroller(frame).go(direction * speed, 800)).toBe(false);
      }),
    );
  }
});

test('a jump, however far, is no pace, and neither are jumps with rests between them', () => {
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

test('what slows down a little still passes by; what slows down much, or rested, does not', () => {
  const scroller = new Scroller();
  expect(scroller.go(3000, 300)).toBe(true);
  expect(scroller.go(1500, 300)).toBe(true);
  expect(scroller.go(800, 300)).toBe(false);
  expect(scroller.go(1500, 300)).toBe(false);
  expect(scroller.go(3000, 300)).toBe(true);
  scroller.rest(400);
  expect(scroller.go(3000, FRAME)).toBe(false);
});
