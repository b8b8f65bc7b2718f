import * as fc from 'fast-check';
import {
  BUTTON_SIZE,
  cornerWithin,
  homeCorner,
  panelBounds,
  type Size,
} from '../../../src/ui/conversations/widgetBounds';

const laptop: Size = { width: 1440, height: 900 };

test('in a window narrower than 868 pixels the home corner is above the menu', () => {
  expect([867, 868].map(width => homeCorner({ width, height: 900 }).bottom)).toEqual([88, 24]);
});

test('the panel opens in full size above the button in its home corner', () => {
  expect(panelBounds(laptop, homeCorner(laptop))).toEqual({ left: 966, top: 293, width: 450, height: 500 });
});

test('the panel opens in full size beside the button if there is no room above or below', () => {
  const { left, width, height } = panelBounds(laptop, { right: 500, bottom: 400 });
  expect([width, height]).toEqual([450, 500]);
  expect(left + width).toBeLessThanOrEqual(laptop.width - 500 - BUTTON_SIZE);
});

const windows = fc.record({ width: fc.integer({ min: 320, max: 4000 }), height: fc.integer({ min: 240, max: 3000 }) });
const corners = fc.record({
  right: fc.integer({ min: -500, max: 5000 }),
  bottom: fc.integer({ min: -500, max: 5000 }),
});

test('the button and the panel are always completely inside the window, and the panel is as large as possible', () => {
  fc.assert(
    fc.property(windows, corners, (window, wanted) => {
      const corner = cornerWithin(window, wanted);
      expect(corner.right).toBeGreaterThanOrEqual(0);
      expect(corner.bottom).toBeGreaterThanOrEqual(0);
      expect(corner.right + BUTTON_SIZE).toBeLessThanOrEqual(window.width);
      expect(corner.bottom + BUTTON_SIZE).toBeLessThanOrEqual(window.height);
      const { left, top, width, height } = panelBounds(window, wanted);
      expect([left >= 0, top >= 0]).toEqual([true, true]);
      expect(left + width).toBeLessThanOrEqual(window.width);
      expect(top + height).toBeLessThanOrEqual(window.height);
      expect(width).toBe(Math.min(450, window.width - 16));
      expect([width <= 450, height <= 500, height >= Math.min(280, window.height - 16)]).toEqual([true, true, true]);
    }),
  );
});

test('the panel never covers the button in a window with room for both', () => {
  const roomy = fc.record({ width: fc.integer({ min: 320, max: 4000 }), height: fc.integer({ min: 700, max: 3000 }) });
  fc.assert(
    fc.property(roomy, corners, (window, wanted) => {
      const { right, bottom } = cornerWithin(window, wanted);
      const bounds = panelBounds(window, wanted);
      const [left, top] = [window.width - right - BUTTON_SIZE, window.height - bottom - BUTTON_SIZE];
      const isApart =
        bounds.left + bounds.width <= left ||
        bounds.left >= left + BUTTON_SIZE ||
        bounds.top + bounds.height <= top ||
        bounds.top >= top + BUTTON_SIZE;
      expect(isApart).toBe(true);
    }),
  );
});
