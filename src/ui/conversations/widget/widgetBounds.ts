export interface Size {
  readonly width: number;
  readonly height: number;
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
/** Pixels between the photos and the prices. */
const COLUMN_GAP = 16;
/** Pixels at the right of the prices, where the page has its buttons. */
const PAGE_BUTTONS = 75;

export const HOME: Corner = { right: 24, bottom: 24 };

const within = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));

/** Moves the corner so that the whole button is inside the window. */
export function cornerWithin({ width, height }: Size, { right, bottom }: Corner): Corner {
  return {
    right: within(right, MARGIN, width - BUTTON_SIZE - MARGIN),
    bottom: within(bottom, MARGIN, height - BUTTON_SIZE - MARGIN),
  };
}

/**
 * The corner below the panel, at its right edge, where the button and the panel are one thing. The panel is as high as it can be:
 * over the large photo it covers nothing that is read below the photos.
 */
export const dockedCorner = (window: Size, right: number): Corner =>
  cornerWithin(window, {
    right,
    bottom: Math.max(HOME.bottom, window.height - HOME.bottom - PANEL.height - MARGIN - BUTTON_SIZE),
  });

/**
 * Places the panel at the lower edge of the window, this many pixels from the right one. If the button is there too, the panel
 * is above or below it, and shrinks or covers the button if there is not enough room.
 */
export function panelBounds(window: Size, wanted: Corner, right: number): Corner & Size {
  const button = cornerWithin(window, wanted);
  const { width } = PANEL;
  const height = Math.min(PANEL.height, window.height - 2 * MARGIN);
  const atEdge = {
    right,
    bottom: within(HOME.bottom, MARGIN, window.height - MARGIN - height),
    width,
    height,
  };
  const isBeside = button.right >= right + width + MARGIN || button.right + BUTTON_SIZE + MARGIN <= right;
  if (isBeside) return atEdge;
  const above = window.height - button.bottom - BUTTON_SIZE - 2 * MARGIN;
  const below = button.bottom - 2 * MARGIN;
  const room = Math.max(above, below);
  if (room < LOWEST_PANEL) return { ...atEdge, bottom: MARGIN };
  const fitting = Math.min(height, room);
  const bottom = above >= fitting ? button.bottom + BUTTON_SIZE + MARGIN : button.bottom - MARGIN - fitting;
  return { ...atEdge, bottom, height: fitting };
}

/** Whether the panel covers the button, which then cannot close it. */
export function coversButton(button: Corner, panel: Corner & Size): boolean {
  const isAcross = button.right < panel.right + panel.width && button.right + BUTTON_SIZE > panel.right;
  return isAcross && button.bottom < panel.bottom + panel.height && button.bottom + BUTTON_SIZE > panel.bottom;
}

interface Edges {
  readonly left: number;
  readonly right: number;
}

/**
 * The place of the panel, in pixels from the right edge of the window: at the right of the prices if there is room, where it covers
 * nothing, otherwise over the photos. Null if it would reach over the left edge of the page, as it always does if the prices are
 * below the photos.
 */
export function panelRight(windowWidth: number, pageLeft: number, prices: Edges): number | null {
  const beside = windowWidth - prices.right - PAGE_BUTTONS - PANEL.width;
  if (beside >= MARGIN) return beside;
  const edge = prices.left - COLUMN_GAP;
  return edge - PANEL.width - MARGIN >= pageLeft ? windowWidth - edge : null;
}
