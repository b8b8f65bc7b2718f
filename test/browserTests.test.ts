import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (folder: string, file: string): string => readFileSync(path.join(__dirname, folder, file), 'utf8');
const specs = readdirSync(path.join(__dirname, 'browser')).filter(file => file.endsWith('.spec.ts'));

describe.each(specs)('%s', spec => {
  const text = textOf('browser', spec);

  it('does not wait for a fixed time', () => {
    expect(text).not.toContain('waitForTimeout');
  });

  it('says of each test of `npm test` why it needs a browser, and of each on the austere server what it shows there', () => {
    const lines = text.split('\n');
    const isTagged = (line: string) => /'@(main|(only-)?austere)'|mainIf\(/.test(line) && !line.startsWith('import');
    const isExplained = (at: number) => {
      // The tag is in the line of the test or in one of the lines below it, each with its comment above.
      const above = lines.slice(Math.max(0, at - 3), at).map(line => line.trim());
      return above.some(line => line.startsWith('//'));
    };
    expect(lines.filter((line, at) => isTagged(line) && !isExplained(at))).toEqual([]);
  });
});

// Playwright refuses it in CI by itself.
it('no test of Jest is marked as the only one', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.test\.tsx?$/.test(file),
  );
  expect(files.filter(file => /^\s*(it|test|describe)\.only\b/m.test(textOf('.', file)))).toEqual([]);
});
