import * as fc from 'fast-check';
import { NARROW_BELOW } from '../../../src/domain/navigation/NarrowWidth';
import {
  BUTTON_SIZE,
  type Corner,
  cornerWithin,
  HOME,
  panelBounds,
  roomBeside,
  type Size,
} from '../../../src/ui/conversations/widgetBounds';

const laptop: Size = { width: 1440, height: 900 };

/** The edges of a box in pixels from the right and lower edge of the window. */
const edgesOf = ({ right, bottom, width, height }: Corner & Size) => ({
  right,
  bottom,
  left: right + width,
  top: bottom + height,
});

test('the panel opens in full size above the button in its home corner', () => {
  expect(panelBounds(laptop, HOME)).toEqual({ right: 24, bottom: 107, width: 450, height: 500 });
});

test('the panel is smaller if there is too little room above and below the button', () => {
  expect(panelBounds(laptop, { right: 300, bottom: 400 })).toEqual({ right: 24, bottom: 483, width: 450, height: 409 });
});

test('the panel opens in the corner if the button was moved to another place', () => {
  expect(panelBounds(laptop, { right: 900, bottom: 400 })).toEqual({ right: 24, bottom: 24, width: 450, height: 500 });
});

test('the page gives way to the panel, and the panel replaces a page that would be too narrow', () => {
  const bounds = panelBounds(laptop, HOME);
  expect(roomBeside(1376, bounds)).toBe(490);
  expect(roomBeside(870, bounds)).toBe(490);
  expect(roomBeside(869, bounds)).toBeNull();
});

const windows = fc.record({
  width: fc.integer({ min: NARROW_BELOW, max: 4000 }),
  height: fc.integer({ min: 240, max: 3000 }),
});
const corners = fc.record({
  right: fc.integer({ min: -500, max: 5000 }),
  bottom: fc.integer({ min: -500, max: 5000 }),
});

test('the button and the panel are always completely inside the window, and the panel is as large as possible', () => {
  fc.assert(
    fc.property(windows, corners, (window, wanted) => {
      for (const box of [
        { ...cornerWithin(window, wanted), width: BUTTON_SIZE, height: BUTTON_SIZE },
        panelBounds(window, wanted),
      ]) {
        const { right, bottom, left, top } = edgesOf(box);
        expect([right >= 0, bottom >= 0, left <= window.width, top <= window.height]).toEqual([true, true, true, true]);
      }
      const { width, height } = panelBounds(window, wanted);
      expect(width).toBe(450);
      expect([height <= 500, height >= Math.min(280, window.height - 16)]).toEqual([true, true]);
    }),
  );
});

test('the panel never covers the button in a window with room for both', () => {
  const roomy = fc.record({
    width: fc.integer({ min: NARROW_BELOW, max: 4000 }),
    height: fc.integer({ min: 700, max: 3000 }),
  });
  fc.assert(
    fc.property(roomy, corners, (window, wanted) => {
      const button = edgesOf({ ...cornerWithin(window, wanted), width: BUTTON_SIZE, height: BUTTON_SIZE });
      const panel = edgesOf(panelBounds(window, wanted));
      const isApart =
        panel.left <= button.right ||
        panel.right >= button.left ||
        panel.top <= button.bottom ||
        panel.bottom >= button.top;
      expect(isApart).toBe(true);
    }),
  );
});

test('the panel always replaces the page in a window with the menu at its lower edge', () => {
  fc.assert(
    fc.property(windows, corners, (window, wanted) => {
      expect(roomBeside(NARROW_BELOW - 1, panelBounds(window, wanted))).toBeNull();
    }),
  );
});
