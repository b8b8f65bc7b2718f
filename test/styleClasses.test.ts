import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usedInWindows, writeAntdStyles } from '../.config/build/antdStyles.js';

describe('styleClasses', () => {
  const views = ['src/ui', 'test/parts'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx'))
      .map(file => path.join(folder, file)),
  );

  /** What a view takes from a style sheet that lacks it is undefined, and the view is drawn without it. */
  const missing = views.flatMap(view => {
    const code = readFileSync(view, 'utf8');
    return [...code.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from]) => {
      const sheet = readFileSync(path.join(path.dirname(view), from!), 'utf8');
      const classes = [...code.matchAll(new RegExp(String.raw`(?<![\w'/])${name!}\.([a-zA-Z]\w*)`, 'g'))];
      return classes
        .map(([, each]) => each!)
        .filter(each => !new RegExp(String.raw`\.${each}\b`).test(sheet))
        .map(each => `${view}: ${each}`);
    });
  });

  test('a view takes only classes that its style sheet has', () => expect(missing).toEqual([]));

  const styleSheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => path.join('src/ui', file));

  const kindsOfColumns = /readonly kind\?: ([^;]+) \| undefined;/.exec(
    readFileSync('src/ui/shared/lists/DataTable.tsx', 'utf8'),
  )![1]!;

  test('the style sheet of a table knows only the kinds of columns that there are', () => {
    const sheet = readFileSync('src/ui/shared/lists/DataTable.module.css', 'utf8');
    const kinds = [...sheet.matchAll(/\[data-kind='(\w+)'\]/g)];
    const known = kindsOfColumns.split(' | ').map(kind => kind.slice(1, -1));
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.map(([, kind]) => kind!).filter(kind => !known.includes(kind))).toEqual([]);
  });

  /**
   * If `:has` decides how other elements of the page look, Chromium restyles everything that any such rule may mean each time an
   * element comes or goes within it.
   */
  const aroundThePage = /(#root|body\)?|html\)?|:root):has\(/;

  /** Whatever is inserted may be such an element, so Chromium restyles all that follows it, and everything in that. */
  const afterAnyElement = /(^|[\s>+(,])(\*|[a-z]+) ~ /;

  test('no rule is for what follows any element of a kind', () => {
    const found = styleSheets.flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => afterAnyElement.test(line))
        .map(line => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  test('only print looks for something in the whole page', () => {
    const found = styleSheets.flatMap(file => {
      return readFileSync(file, 'utf8')
        .replace(/@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
        .split('\n')
        .filter(line => aroundThePage.test(line))
        .map(line => `${file}: ${line}`);
    });
    expect(found).toEqual([]);
  });

  /** Browsers before CSSNestedDeclarations, such as Chrome 125, apply such a query to no element. */
  const queryOfPseudoElement = /::[a-z-]+(\([^)]*\))?\s*\{[^{}]*@(media|container|supports)/;

  test('no query is within the rule of a pseudo-element', () => {
    expect('.a {\n  &::after {\n    top: 0;\n    @media (width < 700px) {').toMatch(queryOfPseudoElement);
    expect(styleSheets.filter(file => queryOfPseudoElement.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

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
