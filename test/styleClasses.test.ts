import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
