/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const maps = mkdtempSync(path.join(tmpdir(), 'paddock-maps-'));
afterAll(() => rmSync(maps, { recursive: true }));

// Line 1 is a comment of the build. Column 0 of line 2 is line 3, column 2 of the source text, and column 10 is line 5, column 0.
const map = { version: 3, sources: ['webpack://paddock/./src/main.tsx'], names: [], mappings: ';AAEE,UAEF' };
writeFileSync(path.join(maps, 'main.a1b2c3d4e5.js.map'), JSON.stringify(map));

const read = (input: string) =>
  spawnSync(process.execPath, ['.config/build/readStack.js', maps], { input, encoding: 'utf8' });

describe('npm run stack', () => {
  it.each([
    ['the place of a report', 'main.a1b2c3d4e5.js:2:1', 'src/main.tsx:3:3'],
    [
      'a stack of Chrome',
      'Error: a\n    at b (https://paddock.example/main.a1b2c3d4e5.js:2:11)\n',
      'Error: a\n    at b (src/main.tsx:5:1)\n',
    ],
    ['a stack of Firefox', 'b@https://paddock.example/main.a1b2c3d4e5.js:2:12', 'src/main.tsx:5:1'],
    ['a text without a place', 'Error: a\n', 'Error: a\n'],
    ['a place before the code', 'main.a1b2c3d4e5.js:1:1', 'main.a1b2c3d4e5.js:1:1 [no place in the source text]'],
    ['a file without a map', 'main.0000000000.js:1:1', 'main.0000000000.js:1:1 [no map of this release]'],
  ])('reads %s', (_, stack, expected) => {
    const { status, stdout } = read(stack);
    expect([status, stdout]).toEqual([0, expected]);
  });

  it('asks for the folder of the maps', () => {
    const { status, stderr } = spawnSync(process.execPath, ['.config/build/readStack.js'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm run stack -- MAPS')]);
  });
});
