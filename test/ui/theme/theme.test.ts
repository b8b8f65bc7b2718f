import { theme } from 'antd';
import { ownColours, themeConfigs } from '../../../src/ui/theme/theme.js';
import { contrast } from '../../browser/support/seenColours';

/** Red, green and blue of `#rrggbb`. */
const partsOf = (colour: string) =>
  [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)) as unknown as readonly [number, number, number];

const contrastOf = (one: string, other: string) => contrast(partsOf(one), partsOf(other));

const grounds = [
  'colorBgLayout',
  'colorBgContainer',
  'colorBgElevated',
  'colorFillTertiary',
  'colorFillQuaternary',
] as const;
const texts = ['colorText', 'colorTextSecondary', 'colorTextTertiary', 'colorErrorText'] as const;

describe.each(['light', 'dark'] as const)('the %s theme', name => {
  const token = theme.getDesignToken(themeConfigs[name]);

  it.each(grounds)('tells a field on %s by its edge, with a contrast of 3:1', ground => {
    expect(contrastOf(ownColours[name]['field-edge'], token[ground])).toBeGreaterThanOrEqual(3);
  });

  it('tells a field on the ground of the menu by its edge too', () => {
    expect(contrastOf(ownColours[name]['field-edge'], ownColours[name].ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(texts.flatMap(text => grounds.map(ground => [text, ground] as const)))(
    'has a contrast of 4.5:1 for %s on %s',
    (text, ground) => {
      expect(contrastOf(token[text], token[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
