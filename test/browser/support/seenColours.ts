import type { Locator } from '@playwright/test';

/** Red, green and blue, 0 to 255 each. */
type Colour = readonly [red: number, green: number, blue: number];

interface SeenColours {
  readonly text: Colour;
  /** The visible colour, blended through all translucent layers. */
  readonly surface: Colour;
  /** The colour behind the element itself. */
  readonly around: Colour;
}

export function seenColours(locator: Locator): Promise<SeenColours> {
  return locator.evaluate(element => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const seen = (...layers: readonly string[]): [number, number, number] => {
      for (const layer of ['#fff', ...layers]) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const surfaces: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      surfaces.unshift(getComputedStyle(at).backgroundColor);
    }
    return {
      text: seen(...surfaces, getComputedStyle(element).color),
      surface: seen(...surfaces),
      around: seen(...surfaces.slice(0, -1)),
    };
  });
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map(part => part / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The degrees of the colour wheel at which each hue starts and ends; colours between two hues have no single name. */
const hues = { orange: [14, 34], yellow: [36, 60], green: [90, 160], blue: [205, 230], red: [348, 372] } as const;

export type HueName = keyof typeof hues | 'grey';

/** The name that a dealer would use; '' if dealers might use different names. */
export function hueName([red, green, blue]: Colour): HueName | '' {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 32) return 'grey';
  const sixths =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const degrees = (sixths * 60 + 360) % 360;
  const isIn = ([from, to]: readonly [number, number]) =>
    [degrees, degrees + 360].some(each => from <= each && each <= to);
  const found = Object.entries(hues).find(([, range]) => isIn(range));
  return (found?.[0] as HueName | undefined) ?? '';
}
