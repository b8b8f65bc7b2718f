import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usedInWindows, writeAntdStyles } from '../.config/build/antdStyles.js';

/** The build draws each antd component closed. An update of antd could style a part only when the part is drawn. */
describe('the styles that the build takes from antd', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-styles-'));
  let css = '';

  beforeAll(() => {
    writeAntdStyles(folder);
    css = readFileSync(path.join(folder, 'antd.css'), 'utf8');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    '.ant-picker-input',
    '.ant-picker-dropdown',
    '.ant-picker-cell-selected',
    '.ant-select-dropdown',
    '.ant-select-item-option-active',
    '.ant-select-item-empty',
  ])('include rules for %s', selector => expect(css).toContain(selector));

  test.each(['date-picker', 'select'])('define the variables of a %s for both themes', component => {
    const variables = String.raw`\{[^{}]*--ant-${component}-`;
    expect(css).toMatch(new RegExp(String.raw`(^|\})\.paddock${variables}`));
    expect(css).toMatch(new RegExp(String.raw`\[data-theme=dark\] \.paddock${variables}`));
  });

  test('come with a token that turns animations off', () => {
    const token = JSON.parse(readFileSync(path.join(folder, 'antdToken.json'), 'utf8')) as { motion: boolean };
    expect(token.motion).toBe(false);
  });

  test('know no theme besides the two of the project', () => expect(css).not.toContain('.css-var-'));
});

describe('the classes of the kit for a window', () => {
  it('are those that a view uses, and all values of a prop that is computed', () => {
    const isUsed = usedInWindows([
      `<Row phone={{ gap: 2, wrap: true, align: isWide ? 'start' : 'end' }} medium={{ gap: 4 }} />`,
    ]);
    const uses: readonly (readonly [window: string, prop: string, value: string])[] = [
      ['phone', 'gap', '2'],
      ['phone', 'wrap', 'true'],
      ['phone', 'align', 'start'],
      ['phone', 'align', 'center'],
      ['medium', 'gap', '4'],
    ];
    for (const use of uses) expect([use, isUsed(...use)]).toEqual([use, true]);
    expect(isUsed('phone', 'gap', '4')).toBe(false);
    expect(isUsed('narrow', 'gap', '2')).toBe(false);
  });

  it('fail the build if a view gives them from elsewhere', () =>
    expect(() => usedInWindows(['<Row phone={onPhones} />'])).toThrow('have to be where they are given: {onPhones}'));
});
