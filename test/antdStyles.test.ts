import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAntdStyles } from '../.config/build/antdStyles.js';

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
