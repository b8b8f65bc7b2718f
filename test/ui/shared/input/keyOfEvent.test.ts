/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { keyOfEvent } from '../../../../src/ui/shared/input/keyOfEvent';

const press = (key: string, code = '', more: KeyboardEventInit = {}) =>
  keyOfEvent(new KeyboardEvent('keydown', { key, code, ...more }));

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** What the keys of the letters type on these layouts. */
const cyrillic = [...'фисвуапршолдьтщзйкыегмцчня'];
const greek = [...'αβψδεφγηιξκλμνοπ;ρστθωςχυζ'];

describe('keyOfEvent', () => {
  it.each([
    ['a Cyrillic', cyrillic],
    ['a Greek', greek],
  ])('names each letter by its place on %s layout, with and without Caps Lock', (_, layout) => {
    for (const [index, letter] of letters.entries()) {
      const key = layout[index]!;
      const code = `Key${letter.toUpperCase()}`;
      if (key === ';') continue;
      expect([press(key, code), press(key.toUpperCase(), code)]).toEqual([letter, letter]);
    }
  });

  it('names a Latin letter by what it types, wherever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...letters), fc.constantFrom(...letters), (typed, place) => {
        const code = `Key${place.toUpperCase()}`;
        expect([press(typed, code), press(typed.toUpperCase(), code)]).toEqual([typed, typed]);
        expect(press(typed.toUpperCase(), code, { shiftKey: true })).toBe(typed.toUpperCase());
      }),
    );
  });

  it.each(['Enter', 'Escape', 'ArrowDown', '/', '?', ' '])('leaves %j as it is', key => {
    expect(press(key, 'KeyJ')).toBe(key);
  });

  it('takes nothing while a composition is open, or from the key that has ended one in Safari', () => {
    expect(press('Enter', 'Enter', { isComposing: true })).toBeNull();
    expect(press('Enter', 'Enter', { keyCode: 229 })).toBeNull();
  });
});

describe('the source files of the views', () => {
  const folder = path.join(__dirname, '../../../../src/ui');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('keyOfEvent.ts'))
    .map(file => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

  it('read a pressed key only by this function', () => {
    const reads = texts.filter(([, text]) => /\bevent\.(key|code)\b/.test(text));
    const handles = texts.filter(
      ([, text]) => /\(event: KeyboardEvent/.test(text) && !text.includes('keyOfEvent(event)'),
    );
    expect(reads.map(([file]) => file)).toEqual([]);
    expect(handles.map(([file]) => file)).toEqual([]);
  });
});
