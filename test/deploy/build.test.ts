/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileName } from '../../.config/serve/host.js';

const textOf = (file: string) => readFileSync(file, 'utf8');
const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };

// The runner of the tests builds first.
describe('the build', () => {
  it('contains the licence of each package', () => {
    const stated = [...textOf('dist/licenses.txt').matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name);
    expect(stated).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  });

  it('lists each package in its bill of materials', () => {
    const { components } = JSON.parse(textOf('dist/sbom.json')) as { components: { name: string }[] };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).not.toContain('webpack');
  });

  it('contains no configuration, so that a host without its own does not serve the demo', () => {
    expect(readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(file => /config/i.test(file))).toEqual([]);
  });

  it('contains only files whose absence a host reports', () => {
    const served = readdirSync('dist', { recursive: true, withFileTypes: true });
    const names = served.filter(file => file.isFile()).map(({ name }) => name);
    expect(names.filter(name => !fileName.test(name))).toEqual([]);
  });

  it('lists the checksums of all its files', () => {
    const listed = textOf('dist/sha256sums.txt')
      .split('\n')
      .map(line => line.slice(66));
    const served = readdirSync('dist', { recursive: true, withFileTypes: true }).filter(file => file.isFile());
    const names = served.map(({ parentPath, name }) => path.relative('dist', path.join(parentPath, name)));
    expect(listed.filter(Boolean).sort()).toEqual(names.filter(name => name !== 'sha256sums.txt').sort());
  });

  it('has its source maps beside the served files and not among them', () => {
    const served = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    const scripts = readdirSync('dist').filter(file => file.endsWith('.js'));
    expect(served.filter(file => file.endsWith('.map'))).toEqual([]);
    expect(scripts.filter(file => textOf(`dist/${file}`).includes('sourceMappingURL='))).toEqual([]);
    const maps = readdirSync('source-maps').filter(file => file.endsWith('.js.map'));
    expect(maps.length).toBeGreaterThan(20);
    expect(scripts).toEqual(expect.arrayContaining(maps.map(file => file.slice(0, -'.map'.length))));
  });
});
