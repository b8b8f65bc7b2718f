/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../package-lock.json';
import { allowScripts, dependencies, license, version } from '../package.json';

const record = readFileSync(path.join(__dirname, '../docs/decisions/0029-runtime-packages.md'), 'utf8');
const recorded = [...record.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);

const inRoot = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

describe('package.json', () => {
  it('names the licence of the file LICENSE', () => {
    expect(inRoot('LICENSE')).toContain(`"${license}"`);
  });

  it('names the version of the newest entry of CHANGELOG.md', () => {
    expect(/^## (.+)$/m.exec(inRoot('CHANGELOG.md'))?.[1]).toBe(version);
  });
});

describe('the packages', () => {
  it('may run no script when they are installed', () => {
    const scripted = Object.entries(packages).filter(([, entry]) => 'hasInstallScript' in entry);
    const names = scripted.map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect(names.sort()).toEqual(Object.keys(allowScripts).sort());
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  it('that the app ships are all in the record of decisions', () => {
    expect(recorded.sort()).toEqual(Object.keys(dependencies).sort());
  });
});
