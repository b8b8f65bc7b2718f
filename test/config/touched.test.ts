import { readdirSync } from 'node:fs';
import path from 'node:path';
import { specsByFeature, touchedBy } from '../../.config/test/touched.js';

const root = path.join(__dirname, '../..');
const specs = readdirSync(path.join(root, 'test/browser')).filter(file => file.endsWith('.spec.ts'));
const shared = new Set(['ports', 'shared']);
const features = ['domain', 'application', 'ui']
  .flatMap(layer => readdirSync(path.join(root, 'src', layer), { withFileTypes: true }))
  .filter(entry => entry.isDirectory() && !shared.has(entry.name))
  .map(({ name }) => name);

describe('npm run test:changed', () => {
  it('knows browser tests for each feature', () => {
    expect(Object.keys(specsByFeature).sort()).toEqual([...new Set(features)].sort());
  });

  it.each(Object.entries(specsByFeature))('finds each file of browser tests that it names for %s', (_, names) => {
    expect(names.filter(name => !specs.some(spec => spec.startsWith(name)))).toEqual([]);
  });

  it('runs the tests of the features whose files changed, and the main flow in the browser', () => {
    const { jest, browser } = touchedBy([
      'src/ui/conversations/thread/Thread.tsx',
      'locales/de/valuation.json',
      'docs/testing.md',
    ]);
    expect(jest).toEqual([
      'test/architecture.test',
      'test/locales.test',
      'test/(domain|application|ui)/(.*/)?conversations/',
      'test/(domain|application|ui)/(.*/)?valuation/',
    ]);
    expect(browser).toEqual(['conversations', 'valuation', 'main-job']);
  });

  it('runs the contracts if an adapter changed', () => {
    expect(touchedBy(['src/infrastructure/http/HttpBids.ts']).jest).toEqual([
      'test/architecture.test',
      'test/locales.test',
      'test/infrastructure/http/',
      'test/contracts/',
    ]);
  });

  it('runs the tests beside a changed file that belongs to no feature', () => {
    expect(touchedBy(['src/ui/shared/icons/Icon.tsx', 'src/infrastructure/RuntimeConfig.ts', 'src/main.tsx'])).toEqual({
      jest: ['test/architecture.test', 'test/locales.test', 'test/ui/shared/', 'test/infrastructure/[^/]*$'],
      browser: ['main-job'],
    });
  });

  it('runs a changed test', () => {
    const files = ['test/browser/hues.spec.ts', 'test/docs.test.ts'];
    expect(touchedBy(files)).toEqual({ jest: ['test/docs.test.ts'], browser: ['hues'] });
  });

  it('runs no test if only documents changed', () => {
    expect(touchedBy(['docs/testing.md', 'README.md'])).toEqual({ jest: [], browser: [] });
  });
});
