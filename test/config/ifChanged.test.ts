/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stateOf } from '../../.config/build/ifChanged.js';

describe('npm start', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'paddock-state-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('builds again after a change of a source, of the build or of what the build is told, and only then', () => {
    for (const folder of ['src/ui', 'dist']) mkdirSync(path.join(root, folder), { recursive: true });
    const [source, page] = [path.join(root, 'src/ui/App.tsx'), path.join(root, 'dist/index.html')];
    for (const file of [source, page]) writeFileSync(file, '');
    const states = [stateOf(root, '/')];
    expect(stateOf(root, '/')).toBe(states[0]);
    writeFileSync(path.join(root, 'README.md'), 'not a part of the build');
    expect(stateOf(root, '/')).toBe(states[0]);
    writeFileSync(source, 'export {}');
    states.push(stateOf(root, '/'));
    // Such as after a quick build for tests.
    utimesSync(page, 1, 1);
    states.push(stateOf(root, '/'), stateOf(root, '/paddock/'));
    expect(new Set(states).size).toBe(4);
  });
});
