import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const views = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => path.join('src/ui', file));

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
    const [screen] = readFileSync(file, 'utf8').split('@media print');
    return screen!
      .split('\n')
      .filter(line => aroundThePage.test(line))
      .map(line => `${file}: ${line}`);
  });
  expect(found).toEqual([]);
});
