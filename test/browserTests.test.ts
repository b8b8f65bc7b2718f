import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (folder: string, file: string): string => readFileSync(path.join(__dirname, folder, file), 'utf8');
const specs = readdirSync(path.join(__dirname, 'browser')).filter(file => file.endsWith('.spec.ts'));

describe.each(specs)('%s', spec => {
  const text = textOf('browser', spec);

  it('does not wait for a fixed time', () => {
    expect(text).not.toContain('waitForTimeout');
  });

  it('says of each test on the austere server what it shows there', () => {
    const lines = text.split('\n');
    const unexplained = lines.filter(
      (line, at) => line.includes("'@austere'") && !lines[at - 1]?.trim().startsWith('//'),
    );
    expect(unexplained).toEqual([]);
  });
});

// Playwright refuses it in CI by itself.
it('no test of Jest is marked as the only one', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.test\.tsx?$/.test(file),
  );
  expect(files.filter(file => /^\s*(it|test|describe)\.only\b/m.test(textOf('.', file)))).toEqual([]);
});
