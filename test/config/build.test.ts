import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeChecksums } from '../../.config/build/checksums.js';
import { shippedBom } from '../../.config/build/sbom.js';

describe('npm run build', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } };
  const [, ...webpackArguments] = scripts.build.split(' && ')[0]!.split(' ');

  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  // Its command on another entry, without minimizing and without touching `dist`. Webpack always fails at an error.
  it('fails at a warning alone and prints it', () => {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, "import(/* webpackChunkName: 1 */ './entry.js');");
    const output = path.join(folder, 'dist');
    const others = ['--env', 'quick', '--no-cache', '--entry-reset', '--entry', entry, '--output-path', output];
    const args = ['node_modules/webpack-cli/bin/cli.js', ...webpackArguments, ...others];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('`webpackChunkName` expected a string');
  });
});

describe('sbom', () => {
  const development = [{ name: 'cdx:npm:package:development' }];

  /** What npm writes in a folder, at a moment. */
  const written = (folder: string, timestamp: string, serialNumber: string) => ({
    specVersion: '1.5',
    serialNumber,
    metadata: { timestamp, component: { name: folder, 'bom-ref': 'paddock@1.0.0' } },
    components: [
      { 'bom-ref': 'react@19.0.0' },
      { 'bom-ref': 'antd@6.0.0' },
      { 'bom-ref': 'jest@30.0.0', properties: development },
    ],
    dependencies: [
      { ref: 'paddock@1.0.0', dependsOn: ['react@19.0.0', 'jest@30.0.0', 'antd@6.0.0'] },
      { ref: 'jest@30.0.0' },
      { ref: 'antd@6.0.0', dependsOn: ['react@19.0.0'] },
    ],
  });

  describe('the bill of materials', () => {
    const builtAt = '2026-11-27T10:42:00Z';
    const bom = shippedBom(written('one', '2026-11-28T00:00:00Z', 'urn:uuid:1'), builtAt);

    it('is the same in each build of a commit', () => {
      const later = written('other', '2026-11-29T00:00:00Z', 'urn:uuid:2');
      later.components.reverse();
      expect(shippedBom(later, builtAt)).toEqual(bom);
      expect(bom.metadata.timestamp).toBe(builtAt);
      expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(shippedBom(later, '2026-11-28T10:42:00Z').serialNumber).not.toBe(bom.serialNumber);
    });

    it('lists what the build contains, and what needs it', () => {
      expect(bom.components.map(component => component['bom-ref'])).toEqual(['antd@6.0.0', 'react@19.0.0']);
      expect(bom.dependencies).toEqual([
        { ref: 'antd@6.0.0', dependsOn: ['react@19.0.0'] },
        { ref: 'paddock@1.0.0', dependsOn: ['antd@6.0.0', 'react@19.0.0'] },
      ]);
    });
  });

  // That webpack writes the same files twice is not shown here: two whole builds would take minutes.
  it('the bill of materials and the checksums of two builds of a commit are the same, byte by byte', () => {
    const names = ['main.js', 'a.svg', 'version.json'];
    const written = [names, [...names].reverse()].map((files, build) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'paddock-sums-'));
      for (const file of files) {
        writeFileSync(path.join(folder, file), JSON.stringify({ version: '1.0.0', builtAt: '2026-11-27T10:42:00Z' }));
        utimesSync(path.join(folder, file), build, build);
      }
      execFileSync(process.execPath, ['.config/build/sbom.js', folder]);
      writeChecksums(folder);
      const texts = ['sbom.json', 'sha256sums.txt'].map(file => readFileSync(path.join(folder, file), 'utf8'));
      rmSync(folder, { recursive: true });
      return texts;
    });
    expect(written[1]).toEqual(written[0]);
    expect(written[0]![1]).toMatch(/^(\w{64} {2}\S+\n){4}$/);
  }, 60_000);
});
