import { readdirSync } from 'node:fs';
import path from 'node:path';
import { specsByFeature, specsOf } from '../../.config/specsOf.js';

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

  it('runs the browser tests of the features whose files changed, and the main flow', () => {
    expect(specsOf(['src/ui/conversations/Thread.tsx', 'locales/de/valuation.json', 'docs/testing.md'])).toEqual([
      'conversations',
      'valuation',
      'main-job',
      'keyboard',
      'translation',
    ]);
  });

  it('runs a changed browser test', () => {
    expect(specsOf(['test/browser/hues.spec.ts'])).toEqual(['hues']);
  });

  it('runs no browser test if only documents changed', () => {
    expect(specsOf(['docs/testing.md', 'README.md'])).toEqual([]);
  });
});
