import { NARROW_BELOW } from '../../domain/navigation/NarrowWidth';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** Pixels from the right and lower edge of the window. */
export interface Corner {
  readonly right: number;
  readonly bottom: number;
}

export const BUTTON_SIZE = 75;
/** Pixels to keep free around the button and its panel. */
const MARGIN = 8;
const PANEL: Size = { width: 450, height: 500 };
/** Pixels. A lower panel would be unusable, so the panel covers the button instead. */
const LOWEST_PANEL = 280;

/** The initial corner of the button. In a narrow window it is above the menu at the lower edge. */
export const homeCorner = ({ width }: Size): Corner => ({ right: 24, bottom: width < NARROW_BELOW ? 88 : 24 });

const within = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));

/** Moves the corner so that the whole button is inside the window. */
export function cornerWithin({ width, height }: Size, { right, bottom }: Corner): Corner {
  return {
    right: within(right, MARGIN, width - BUTTON_SIZE - MARGIN),
    bottom: within(bottom, MARGIN, height - BUTTON_SIZE - MARGIN),
  };
}

/**
 * Places the panel above the button, or else below or beside it. In a small window the panel shrinks or covers the
 * button.
 */
export function panelBounds(window: Size, corner: Corner): Point & Size {
  const { right, bottom } = cornerWithin(window, corner);
  const left = window.width - right - BUTTON_SIZE;
  const top = window.height - bottom - BUTTON_SIZE;
  const width = Math.min(PANEL.width, window.width - 2 * MARGIN);
  const tallest = Math.min(PANEL.height, window.height - 2 * MARGIN);
  const above = top - 2 * MARGIN;
  const below = bottom - 2 * MARGIN;
  const isBeside = Math.max(above, below) < tallest && Math.max(left, right) >= width + 2 * MARGIN;
  const room = Math.max(above, below);
  const height = isBeside || room < LOWEST_PANEL ? tallest : Math.min(tallest, room);
  const aboveOrBelow = above >= Math.min(height, below) ? top - MARGIN - height : top + BUTTON_SIZE + MARGIN;
  const leftOrRight = left >= right ? left - MARGIN - width : left + BUTTON_SIZE + MARGIN;
  return {
    left: within(isBeside ? leftOrRight : left + BUTTON_SIZE - width, MARGIN, window.width - width - MARGIN),
    top: within(isBeside ? top + BUTTON_SIZE - height : aboveOrBelow, MARGIN, window.height - height - MARGIN),
    width,
    height,
  };
}
