import * as fc from 'fast-check';
import { NARROW_BELOW } from '../../../../src/domain/navigation/WindowWidths';
import {
  BUTTON_SIZE,
  type Corner,
  cornerWithin,
  coversButton,
  dockedCorner,
  HOME,
  panelBounds,
  panelRight,
  type Size,
} from '../../../../src/ui/conversations/widget/widgetBounds';

const laptop: Size = { width: 1440, height: 900 };

/** The edges of a box in pixels from the right and lower edge of the window. */
const edgesOf = ({ right, bottom, width, height }: Corner & Size) => ({
  right,
  bottom,
  left: right + width,
  top: bottom + height,
});

test('the panel over the photos opens in full size at the lower edge, because its button is at the right of it', () => {
  expect(panelBounds(laptop, HOME, 516)).toEqual({ right: 516, bottom: 24, width: 450, height: 500 });
});

test('the panel is above its button if the button was moved below it, and smaller if there is too little room', () => {
  expect(panelBounds(laptop, { right: 600, bottom: 24 }, 516)).toMatchObject({ bottom: 107, height: 500 });
  expect(panelBounds(laptop, { right: 600, bottom: 400 }, 516)).toMatchObject({ bottom: 483, height: 409 });
});

test('the panel covers its button only if there is room neither above nor below it', () => {
  const covers = (window: Size, button: Corner) => coversButton(button, panelBounds(window, button, 516));
  expect(covers(laptop, { right: 600, bottom: 400 })).toBe(false);
  expect(covers({ width: 1440, height: 600 }, { right: 600, bottom: 250 })).toBe(true);
  expect(covers({ width: 1440, height: 600 }, { right: 24, bottom: 250 })).toBe(false);
});

test('the right edge of the panel is that of the photos, if the panel fits between it and the menu', () => {
  const rightOf = (windowWidth: number, left: number) => panelRight(windowWidth, 64, { left, right: left + 347 });
  expect(rightOf(1440, 946)).toBe(510);
  expect(rightOf(1024, 538)).toBe(502);
  expect(rightOf(1024, 537)).toBeNull();
});

test('the panel is never over the photos if the prices are below them', () => {
  expect(panelRight(900, 240, { left: 250, right: 890 })).toBeNull();
});

test('the panel is at the right of the prices and of the buttons of the page, if there is room', () => {
  const prices = { left: 1564, right: 1911 };
  expect(panelRight(2560, 232, prices)).toBe(124);
  expect(panelRight(2444, 232, prices)).toBe(8);
  expect(panelRight(2443, 232, prices)).toBe(895);
});

const windows = fc.record({
  width: fc.integer({ min: NARROW_BELOW, max: 4000 }),
  height: fc.integer({ min: 240, max: 3000 }),
});
/** The right edge of the panel as a share of what the window has room for. */
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const rightIn = ({ width }: Size, share: number) => 8 + share * (width - 8 - 450 - 8);
const corners = fc.record({
  right: fc.integer({ min: -500, max: 5000 }),
  bottom: fc.integer({ min: -500, max: 5000 }),
});

test('the button and the panel are always completely inside the window, and the panel is as large as possible', () => {
  fc.assert(
    fc.property(windows, corners, shares, (window, wanted, share) => {
      const bounds = panelBounds(window, wanted, rightIn(window, share));
      for (const box of [{ ...cornerWithin(window, wanted), width: BUTTON_SIZE, height: BUTTON_SIZE }, bounds]) {
        const { right, bottom, left, top } = edgesOf(box);
        expect([right >= 0, bottom >= 0, left <= window.width, top <= window.height]).toEqual([true, true, true, true]);
      }
      const { width, height } = bounds;
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
    fc.property(roomy, corners, shares, (window, wanted, share) => {
      const button = edgesOf({ ...cornerWithin(window, wanted), width: BUTTON_SIZE, height: BUTTON_SIZE });
      const panel = edgesOf(panelBounds(window, wanted, rightIn(window, share)));
      const isApart =
        panel.left <= button.right ||
        panel.right >= button.left ||
        panel.top <= button.bottom ||
        panel.bottom >= button.top;
      expect(isApart).toBe(true);
    }),
  );
});

test('the docked button is below the panel, at its right edge', () => {
  const corner = dockedCorner(laptop, 516);
  expect(corner).toEqual({ right: 516, bottom: 293 });
  expect(panelBounds(laptop, corner, 516)).toEqual({ right: 516, bottom: 376, width: 450, height: 500 });
});
