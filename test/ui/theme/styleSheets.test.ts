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
