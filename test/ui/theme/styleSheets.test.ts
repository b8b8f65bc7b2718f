import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NARROW_BELOW, PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';

const ui = path.join(__dirname, '../../../src/ui');

const widths = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .flatMap(file => [...readFileSync(path.join(ui, file), 'utf8').matchAll(/@(?:media|container)[^{]*\{/g)])
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

it('what says how many rows would move is the last line of the list, in the flow, and covers none of its first rows', () => {
  const [line, area] = ['find/RowsToMove', 'list/rows/OfferRows'].map(file =>
    readFileSync(path.join(ui, `offers/${file}.module.css`), 'utf8'),
  );
  const [, rule = ''] = /\.line \{([^}]*)\}/.exec(line!) ?? [];
  for (const declared of ['position: sticky', 'bottom: 0', 'order: 1', 'margin-top: auto'])
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
  const [outside = ''] = table.split('@container');
  expect(outside).toMatch(
    /\.wide td:is\(:not\(\[data-kind\]\), \[data-kind='name'\]\) \{\s*overflow-wrap: break-word;/,
  );
});

it('no word of a name breaks in a wide table that has the room, whether the name is the heading of its row or not', () => {
  const table = readFileSync(path.join(ui, 'shared/lists/DataTable.module.css'), 'utf8');
  const [, roomy = ''] = /@container \(width >= 1140px\) \{([\s\S]*?)\n\}/.exec(table) ?? [];
  expect(roomy).toMatch(/\.wide \[data-kind='name'\] \{\s*overflow-wrap: break-word;/);
});
