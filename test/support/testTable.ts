import { importsOf, type SourceFile } from './architecture';

/** Which test runs a file of the application that has no test of its name. */
export interface TestLine {
  readonly file: string;
  readonly test: string;
}

const tableLine = /^\| `(src\/application\/[^`]+)` *\| `(test\/[^`]+)` *\|$/gm;

/** The lines of the table on a page. */
export const testLinesOf = (page: string): TestLine[] =>
  Array.from(page.matchAll(tableLine), ([, file = '', test = '']) => ({ file, test }));

const isOfApplication = ({ file }: SourceFile): boolean =>
  file.startsWith('src/application/') && !file.startsWith('src/application/ports/');

/** `PlaceBid.test.ts` and `PlaceBid.race.test.ts` are both tests of `PlaceBid.ts`. */
function hasTestOfItsName(files: readonly SourceFile[], file: string): boolean {
  const name = file.replace(/^src/, 'test').replace(/\.ts$/, '.');
  return files.some(({ file: other }) => other.startsWith(name) && other.endsWith('.test.ts'));
}

/** Files of the application with neither a test of their name nor a line in the table. */
export function filesWithoutTest(files: readonly SourceFile[], lines: readonly TestLine[]): string[] {
  const listed = new Set(lines.map(({ file }) => file));
  return files
    .filter(isOfApplication)
    .map(({ file }) => file)
    .filter(file => !listed.has(file) && !hasTestOfItsName(files, file));
}

/** What is wrong with the lines of the table. */
export function outdatedLines(files: readonly SourceFile[], lines: readonly TestLine[]): string[] {
  const known = new Map(files.map(one => [one.file, one]));
  return lines.flatMap(({ file, test }, index) => {
    const missing = [file, test].filter(one => !known.has(one));
    if (missing.length > 0) return missing.map(one => `${one} does not exist`);
    if (hasTestOfItsName(files, file)) return [`${file} has a test of its name`];
    if (lines.findIndex(other => other.file === file) < index) return [`${file} is listed twice`];
    return reachedFrom(known, test).has(file) ? [] : [`${test} does not import ${file}, even through other files`];
  });
}

/** A file and all files that it imports, directly or through others. */
function reachedFrom(known: ReadonlyMap<string, SourceFile>, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached) {
    const source = known.get(file);
    for (const { target } of source ? importsOf(source) : []) {
      const imported = [`${target}.ts`, `${target}.tsx`].find(candidate => known.has(candidate));
      if (imported) reached.add(imported);
    }
  }
  return reached;
}
