import subsetFont from 'subset-font';

/** @param {number} first @param {number} last */
const codes = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** Every letter and sign of the three languages: Latin-1, Polish, and what sentences and amounts are set with. */
const letters = [
  ...codes(0x20, 0x7e),
  ...codes(0xa0, 0xff),
  ...'ĄąĆćĘęŁłŃńŚśŹźŻżŒœ–—‘’‚“”„•…‹›€™−≈≤≥←↑→↓↔\u2009\u202f',
].join('');

// The types of the package are older than its options.
const options = /** @type {Parameters<typeof subsetFont>[2]} */ ({
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600, default: 400 }, opsz: 14 },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
});

/**
 * Reduces the variable typeface to what the app sets: its letters, the weights 400 to 600, one optical size, kerning and
 * figures of one width. 345 KB become 23.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
// oxlint-disable-next-line import/no-default-export -- webpack calls the default export of a loader.
export default async function fontLoader(font) {
  return subsetFont(font, letters, options);
}

/** webpack then hands over the bytes of the file, and not a text. */
export const raw = true;
