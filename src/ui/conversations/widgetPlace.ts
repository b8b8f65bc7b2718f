export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** Pixels from the window's right and lower edge, where the button is at home. */
export interface Corner {
  readonly right: number;
  readonly bottom: number;
}

export const BUTTON_SIZE = 75;
/** Pixels that stay free around the button and its panel. */
const MARGIN = 8;
const PANEL: Size = { width: 450, height: 500 };
/** Pixels: a lower panel is of no use, and covers the button rather. */
const LOWEST_PANEL = 280;

const within = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));

/** The button's corner, moved so that all of it is in the window. */
export function cornerWithin({ width, height }: Size, { right, bottom }: Corner): Corner {
  return {
    right: within(right, MARGIN, width - BUTTON_SIZE - MARGIN),
    bottom: within(bottom, MARGIN, height - BUTTON_SIZE - MARGIN),
  };
}

/** Above the button where there is room, else below it, and always all of it in the window. */
export function panelPlace(window: Size, corner: Corner): Point & Size {
  const { right, bottom } = cornerWithin(window, corner);
  const buttonTop = window.height - bottom - BUTTON_SIZE;
  const above = buttonTop - 2 * MARGIN;
  const below = bottom - 2 * MARGIN;
  const room = Math.max(above, below);
  const width = Math.min(PANEL.width, window.width - 2 * MARGIN);
  const height = Math.min(PANEL.height, room < LOWEST_PANEL ? window.height - 2 * MARGIN : room);
  const top = above >= height || above >= below ? buttonTop - MARGIN - height : buttonTop + BUTTON_SIZE + MARGIN;
  return {
    left: within(window.width - right - width, MARGIN, window.width - width - MARGIN),
    top: within(top, MARGIN, window.height - height - MARGIN),
    width,
    height,
  };
}
