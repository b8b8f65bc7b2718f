import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { theme } from 'antd';
import { NARROW_BELOW, PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { ownColours, themeConfigs } from '../../../src/ui/theme/theme.js';
import { contrast } from '../../browser/support/seenColours';

describe('styleSheets', () => {
  const ui = path.join(__dirname, '../../../src/ui');

  const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => [file, readFileSync(path.join(ui, file), 'utf8')] as const);

  const widths = sheets
    .flatMap(([, css]) => [...css.matchAll(/@(?:media|container)[^{]*\{/g)])
    .flatMap(([query]) => [...query.matchAll(/width[^)]*?(\d+)px/g)])
    .map(([text, width]) => (/max-width|<=/.test(text) ? Number(width) + 1 : Number(width)));

  describe('the queries of the style sheets', () => {
    it.each([
      ['the menu goes to the lower edge', NARROW_BELOW],
      ['the tabs of a phone have words', PHONE_BELOW],
    ])('ask for the width below which %s, and for none beside it', (_, width) => {
      const near = widths.filter(each => Math.abs(each - width) < 20);
      expect(new Set(near)).toEqual(new Set([width]));
    });
  });

  const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
  const LENGTH = /\d(px|rem)\b/;

  /** The two style sheets that give all others their variables. */
  const defines = (file: string) => /(^|\/)(global|firstPaint)\.css$/.test(file);

  function isRaw(file: string, property: string, value: string): boolean {
    if (property.startsWith('--')) return !defines(file) && (COLOUR.test(value) || /^-?\d*\.?\d+(px|rem)$/.test(value));
    if (COLOUR.test(value)) return true;
    if (property === 'font-weight') return /\d|bold/.test(value);
    if (property === 'font-size' || property === 'font') return LENGTH.test(value);
    if (property === 'box-shadow' || property.endsWith('radius')) return LENGTH.test(value) && !value.includes('var(');
    return false;
  }

  const rawValuesOf = (file: string, css: string) =>
    [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^{};]+)(?=[;}])/g)]
      .filter(([, property, value]) => isRaw(file, property!, value!.trim()))
      .map(([declaration]) => `${file}: ${declaration}`);

  describe('the colours, the sizes and weights of texts, the shadows and the radii of a style sheet', () => {
    it('are variables of the theme', () => {
      expect(sheets.length).toBeGreaterThan(50);
      expect(sheets.flatMap(([file, css]) => rawValuesOf(file, css))).toEqual([]);
    });

    it.each([
      'color: #fff',
      'background: linear-gradient(rgb(0 0 0 / 55%), transparent)',
      'font-size: 13px',
      'font: 1rem/1.5 Inter',
      'font-weight: 600',
      'box-shadow: 0 1px 2px black',
      'border-top-left-radius: 4px',
      '--page-width: 760px',
      '--mark: hsl(0 0% 50%)',
    ])('are seen in %s', declaration => {
      const css = `@media (width < 700px) {\n  a:hover,\n  .b::before {\n    /* A: b; */\n    top: 0;\n    ${declaration};\n  }\n}`;
      expect(rawValuesOf('Page.module.css', css)).toEqual([`Page.module.css: ${declaration}`]);
    });

    it.each([
      'color: CanvasText',
      'font: inherit',
      'border-radius: 5px 0 0 5px / var(--radius) 0',
      'border-radius: 50%',
      '--page-width: var(--width-form)',
      '--scale: 0.6',
    ])('are not seen in %s', declaration => {
      expect(rawValuesOf('Page.module.css', `.a { ${declaration} }`)).toEqual([]);
    });
  });

  const LAYOUT =
    /^(display|order|list-style|overflow-wrap|gap|(row|column)-gap|(flex|grid|margin|padding)(-.*)?|(align|justify|place)-.*|(min-|max-)?(width|inline-size)|(min-)?(height|block-size))$/;
  const TEXT = /^(color|line-height|letter-spacing|text-align|text-wrap|white-space|font(-.*)?)$/;

  /**
   * The declarations of each rule, without those of key frames. What a rule declares in a query within it counts as a rule of its
   * own.
   */
  function rulesOf(css: string): readonly (readonly (readonly [property: string, value: string])[])[] {
    const rules: (readonly [string, string])[][] = [];
    const open: { readonly start: string; readonly own: (readonly [string, string])[] }[] = [{ start: '', own: [] }];
    for (const [part] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/[^{};]*[{};]/g)) {
      const text = part.slice(0, -1).trim();
      const colon = text.indexOf(':');
      if (part.endsWith('{')) open.push({ start: text, own: [] });
      else if (colon > 0) open.at(-1)!.own.push([text.slice(0, colon).trim(), text.slice(colon + 1).trim()]);
      if (!part.endsWith('}')) continue;
      const { start, own } = open.pop()!;
      if (own.length > 0 && !/^(from|to|\d+%)/.test(start)) rules.push(own);
    }
    return rules;
  }

  type Rules = ReturnType<typeof rulesOf>;

  const only = (rules: Rules, ...kinds: readonly RegExp[]) =>
    rules.filter(rule => rule.every(([property]) => kinds.some(kind => kind.test(property)))).length;

  function repeated(rules: Rules): number {
    const bodies = rules
      .filter(rule => rule.length > 1)
      .map(rule =>
        rule
          .map(each => each.join(':'))
          .sort()
          .join(';'),
      );
    return bodies.length - new Set(bodies).size;
  }

  /**
   * The kit places and sizes what a view shows (`src/ui/kit`), so that the style sheets hold what is special to their views. Who
   * takes rules out lowers the limits.
   */
  describe('the style sheets of the views', () => {
    const rules = sheets.flatMap(([, css]) => rulesOf(css));

    it.each([
      ['files', 90, sheets.length],
      ['lines', 8_633, sheets.reduce((sum, [, css]) => sum + css.split('\n').length - 1, 0)],
      ['rules that only place things', 468, only(rules, LAYOUT)],
      ['rules that only place things or set their text', 636, only(rules, LAYOUT, TEXT)],
      ['rules that repeat another one', 29, repeated(rules)],
    ])('have no more %s than %d', (_, limit, count) => {
      expect(count).toBeLessThanOrEqual(limit);
    });

    it('are counted by rules, also within queries', () => {
      const css =
        '.a { display: grid; }\n@media (width < 700px) {\n  .a,\n  .b { /* A: b; */ gap: 0; color: red; }\n}\n.c { gap: 0; color: red }\n@keyframes d { from { width: 0 } }';
      expect(rulesOf(css).map(rule => rule.length)).toEqual([1, 2, 2]);
      expect([only(rulesOf(css), LAYOUT), only(rulesOf(css), LAYOUT, TEXT), repeated(rulesOf(css))]).toEqual([1, 3, 1]);
    });

    it('are counted within other rules too', () => {
      const css =
        '.a {\n  gap: 0;\n  &:hover { top: 0; left: 0 }\n  @media (width < 700px) { color: red; & b { order: 1; } }\n}';
      expect(rulesOf(css).map(rule => rule.map(([property]) => property))).toEqual([
        ['top', 'left'],
        ['order'],
        ['color'],
        ['gap'],
      ]);
    });
  });

  it('what says how many rows would move is the last line of the list, in the flow, and covers none of its first rows', () => {
    const [line, area] = ['find/FindBar', 'list/OfferRows'].map(file =>
      readFileSync(path.join(ui, `offers/${file}.module.css`), 'utf8'),
    );
    const [, rule = ''] = /\.line \{([^}&@]*)[}&@]/.exec(line!) ?? [];
    for (const declared of ['position: var(--sticky)', 'bottom: 0', 'order: 1', 'margin-top: auto'])
      expect(rule).toContain(declared);
    expect(rule).not.toMatch(/height|top: (?!auto)/);
    expect(/\.area \{([^}]*)\}/.exec(area!)?.[1]).toMatch(/display: flex;[^}]*flex-direction: column/);
  });

  it('a row of a wide table is a card or two lines below 740 px, where its last columns would be cut off', () => {
    const table = readFileSync(path.join(ui, 'shared/lists/DataTable.module.css'), 'utf8');
    const cards = Number(/@container \(width < (\d+)px\) \{\s*\.cards,/.exec(table)?.[1]);
    const [room, frame] = [
      /padding-inline-end: clamp\(0px, \((\d+)px - 100%\) \* 1000, (\d+)px\)/,
      /width: calc\(100% \+ clamp\(0px, \((\d+)px - 100%\) \* 1000, (\d+)px\)\)/,
    ].map(rule => (rule.exec(table) ?? []).slice(1).map(Number));
    expect(room).toEqual([740, 61]);
    expect(frame).toEqual(room);
    // The widest room below, less what is taken from it, is that of cards.
    expect(room![0]! - room![1]!).toBeLessThan(cards);
  });

  it('a VIN in a column of a wide table stays in one line, because words of such a column do not break', () => {
    const table = readFileSync(path.join(ui, 'shared/lists/DataTable.module.css'), 'utf8');
    const outside = table.replace(/@container[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    expect(outside).toMatch(
      /\.wide td:is\(:not\(\[data-kind\]\), \[data-kind='name'\]\) \{\s*overflow-wrap: break-word;/,
    );
  });

  it('no word of a name breaks in a wide table that has the room, whether the name is the heading of its row or not', () => {
    const table = readFileSync(path.join(ui, 'shared/lists/DataTable.module.css'), 'utf8');
    const [, roomy = ''] = /@container \(width >= 1140px\) \{([\s\S]*?)\n\}/.exec(table) ?? [];
    expect(roomy).toMatch(/\.wide \[data-kind='name'\] \{\s*overflow-wrap: break-word;/);
  });
});

describe('theme', () => {
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
});
