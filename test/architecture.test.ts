import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  featureCycles,
  forbiddenImports,
  forwarders,
  importCycles,
  otherCompositionRoots,
  portsWithoutTwin,
  type SourceFile,
  unboundPorts,
  undeclaredNeeds,
  uninjected,
} from './support/architecture';

const root = path.join(__dirname, '..');

const sourcesIn = (folder: string): readonly SourceFile[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.[jt]sx?$/.test(file))
    .map(file => path.posix.join(folder, ...file.split(path.sep)))
    .map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const sources = sourcesIn('src');
const testTwins = sourcesIn('test/twins');

const importing = (file: string, target: string): SourceFile => ({ file, text: `import { x } from '${target}';` });

describe('the source code', () => {
  test('is found by this test', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.map(({ file }) => file)).toContain('src/main.tsx');
  });

  test('has only imports that its layers may have', () => expect(forbiddenImports(sources)).toEqual([]));

  test('has no files that import each other', () => expect(importCycles(sources)).toEqual([]));

  test.each(['src/domain', 'src/application'])('has no features in %s that import from each other', layer =>
    expect(featureCycles(sources, layer)).toEqual([]),
  );

  test('has one composition root', () => expect(otherCompositionRoots(sources)).toEqual([]));

  test('has an in-memory adapter for each port, in the demo or in the tests', () =>
    expect(portsWithoutTwin([...sources, ...testTwins])).toEqual([]));

  test('waits for each adapter that loads late before a view needs it', () =>
    expect(undeclaredNeeds(sources)).toEqual([]));

  test('names by its type what each class is given', () => expect(uninjected(sources)).toEqual([]));

  test('binds each port in both backends', () => expect(unboundPorts(sources)).toEqual([]));

  test('has no class that only forwards a call', () => expect(forwarders(sources)).toEqual([]));
});

describe('the check of imports', () => {
  test.each([
    ['src/domain/offers/Offer.ts', '../../application/offers/OfferRegistry', 'src/application/offers/OfferRegistry'],
    ['src/domain/offers/Offer.ts', '../../../locales/en/offers.json', 'locales/en/offers.json'],
    ['src/domain/offers/Offer.ts', 'mobx', 'mobx'],
    ['src/application/offers/LoadOffers.ts', '../../infrastructure/later', 'src/infrastructure/later'],
    ['src/application/offers/LoadOffers.ts', '../../ui/App', 'src/ui/App'],
    ['src/application/offers/LoadOffers.ts', '../../../locales/en/offers.json', 'locales/en/offers.json'],
    ['src/application/offers/LoadOffers.ts', '../../../config.json', 'config.json'],
    ['src/application/offers/LoadOffers.ts', 'mobx-react-lite', 'mobx-react-lite'],
    ['src/infrastructure/http/HttpBids.ts', '../../ui/App', 'src/ui/App'],
    ['src/infrastructure/http/HttpBids.ts', '../../../test/support/settled', 'test/support/settled'],
    ['src/infrastructure/http/HttpBids.ts', '../../main', 'src/main'],
    ['src/infrastructure/http/HttpBids.ts', 'mobx', 'mobx'],
    ['src/ui/App.tsx', '../infrastructure/later', 'src/infrastructure/later'],
    ['src/ui/App.tsx', '../../package.json', 'package.json'],
    ['src/ui/App.tsx', '../../locales/en/offers.json', 'locales/en/offers.json'],
    ['src/ui/i18next.d.ts', '../../localesOfAnother/en.json', 'localesOfAnother/en.json'],
    ['src/ui/i18next.d.ts', '../application/ports/Bids', 'src/application/ports/Bids'],
    ['src/ui/App.tsx', 'valibot', 'valibot'],
    ['src/main.tsx', '../test/support/settled', 'test/support/settled'],
    ['src/newLayer/Thing.ts', '../../config.json', 'config.json'],
  ])('reports that %s imports %s', (file, target, resolved) => {
    expect(forbiddenImports([importing(file, target)])).toEqual([`${file} imports ${resolved}`]);
  });

  test.each([
    "import '../../infrastructure/later';",
    "import type { Later } from '../../infrastructure/later';",
    "export * from '../../infrastructure/later';",
    "const later = await import('../../infrastructure/later');",
    "const later = import(/* webpackChunkName: 'later' */ '../../infrastructure/later');",
    'const later = import(`../../infrastructure/later${suffix}`);',
    "type Later = typeof import('../../infrastructure/later');",
    "const later = require('../../infrastructure/later');",
    "import {\n  later,\n} from '../../infrastructure/later';",
  ])('reads %s', text => {
    expect(forbiddenImports([{ file: 'src/ui/offers/OfferPage.tsx', text }])).toEqual([
      'src/ui/offers/OfferPage.tsx imports src/infrastructure/later',
    ]);
  });

  test.each([
    ['src/domain/offers/Offer.ts', '../shared/Money'],
    ['src/application/offers/LoadOffers.ts', '../../domain/offers/Offer'],
    ['src/application/offers/LoadOffers.ts', 'inversify'],
    ['src/infrastructure/http/HttpBids.ts', '../../application/ports/Bids'],
    ['src/infrastructure/browser/FetchedTexts.ts', '../../../locales/en/shell'],
    ['src/ui/i18next.d.ts', '../../locales/en/offers.json'],
    ['src/ui/App.tsx', 'react-dom/client'],
    ['src/main.tsx', './infrastructure/later'],
  ])('lets %s import %s', (file, target) => expect(forbiddenImports([importing(file, target)])).toEqual([]));
});

test('the check of cycles reports files that import each other at once, also through others or only for a type', () => {
  const file = (name: string, ...targets: string[]) => ({
    file: `src/${name}.ts`,
    text: targets.map(target => `import type { x } from './${target}';`).join('\n'),
  });
  expect(importCycles([file('a', 'b'), file('b', 'c'), file('c', 'b')])).toEqual(['src/b.ts → src/c.ts → src/b.ts']);
  expect(importCycles([file('a', 'a')])).toEqual(['src/a.ts → src/a.ts']);
  expect(importCycles([file('a', 'b', 'c'), file('b', 'c'), file('c')])).toEqual([]);
  const lazy = { file: 'src/b.ts', text: "const a = () => import(/* webpackChunkName: 'a' */ './a');" };
  expect(importCycles([file('a', 'b'), lazy])).toEqual([]);
  expect(importCycles([file('a', 'b'), { ...lazy, text: "type A = typeof import('./a');" }])).toHaveLength(1);
});

test('the check of features reports features that import from each other, whatever their folders', () => {
  const file = (name: string, target: string) => ({ file: `src/domain/${name}.ts`, text: `import '${target}';` });
  const [bids, offers] = [file('bids/bar/A', '../../offers/B'), file('offers/list/C', '../../bids/D')];
  expect(featureCycles([bids, offers], 'src/domain')).toEqual(['bids → offers → bids']);
  expect(featureCycles([bids, file('bids/C', './bar/A')], 'src/domain')).toEqual([]);
});

test('the check of the composition root reports a second one', () => {
  const text = "import './ui/App';\nimport './infrastructure/later';";
  const files = ['src/main.tsx', 'src/other.ts'].map(file => ({ file, text }));
  expect(otherCompositionRoots(files)).toEqual(['src/other.ts']);
});

test('the check of the ports reports a port without an in-memory adapter', () => {
  const ports = ['Bids', 'Likes'].map(port => ({
    file: `src/application/ports/${port}.ts`,
    text: `export abstract class ${port} {}`,
  }));
  const twins = {
    file: 'src/infrastructure/demo/twins/OfferTwins.ts',
    text: 'export class InMemoryBids implements Bids {}',
  };
  expect(portsWithoutTwin([...ports, twins])).toEqual(['Likes']);
});

test('the check of what views need reports a view that does not wait for an adapter', () => {
  const files = (options: string): SourceFile[] => [
    { file: 'src/infrastructure/lateModule.ts', text: 'bind(Invoices); bind(Clients);' },
    { file: 'src/application/ports/Invoices.ts', text: 'export abstract class Invoices {}' },
    { file: 'src/application/ports/Clients.ts', text: 'export abstract class Clients {}' },
    { file: 'src/application/List.ts', text: "import { Clients } from './ports/Clients';" },
    { file: 'src/ui/Page.tsx', text: "import { List } from '../application/List';" },
    { file: 'src/ui/Shell.tsx', text: "import { Invoices } from '../application/ports/Invoices';" },
    {
      file: 'src/ui/lazyViews.ts',
      text: `export const LazyPage = lazyView(() => import(/* x */ './Page'), 'Page'${options});`,
    },
  ];
  const ofShell = 'src/ui/Shell.tsx needs Invoices';
  expect(undeclaredNeeds(files(", { needs: ['texts'] }"))).toEqual([ofShell, 'Page needs Clients']);
  expect(undeclaredNeeds(files(", { needs: ['adapters'] }"))).toEqual([ofShell]);
  expect(undeclaredNeeds(files(''))).toEqual([ofShell]);
});

test('the check of injection reports a type that is not there when the code runs', () => {
  const file = (imports: string, parameter: string): SourceFile => ({
    file: 'src/application/bidding/PlaceBid.ts',
    text: `${imports} @injectable() export class PlaceBid { constructor(private readonly bids: ${parameter}) {} }`,
  });
  const byType = ["import type { Bids } from './Bids';", "import { isBid, type Bids } from './Bids';", ''];
  for (const imports of byType) expect(uninjected([file(imports, 'Bids')])).toEqual(['PlaceBid: bids']);
  for (const type of ["Pick<Bids, 'place'>", 'Bids | null', '() => Bids', 'string'])
    expect(uninjected([file("import { Bids } from './Bids';", type)])).toEqual(['PlaceBid: bids']);
  expect(uninjected([file("import { Bids, type Bid } from './Bids';", 'Bids')])).toEqual([]);
  expect(uninjected([file('export class Bids {}', 'Bids')])).toEqual([]);
});

test('the check of the bindings reports a port that a backend does not bind', () => {
  const port = (name: string): SourceFile => ({
    file: `src/application/ports/${name}.ts`,
    text: `export abstract class ${name} {}`,
  });
  const module = (name: string, ...bound: readonly string[]): SourceFile => ({
    file: `src/infrastructure/${name}.ts`,
    text: bound.map(each => `bind(${each}).toConstantValue(x);`).join('\n'),
  });
  const files = [port('Bids'), port('Clock'), port('Invoices'), module('browserModule', 'Clock')];
  const demo = module('demo/inMemoryModule', 'Bids');
  expect(unboundPorts([...files, demo, module('liveModule', 'Bids'), module('lateModule', 'Invoices')])).toEqual([
    'demo: Invoices',
  ]);
});

test('the check of forwarders reports a class whose only public method passes a call on', () => {
  const file = (...members: readonly string[]): SourceFile => ({
    file: 'src/application/bidding/CloseBar.ts',
    text: `@injectable() export class CloseBar { constructor(private readonly bars: Bars) {} ${members.join(' ')} }`,
  });
  const close = 'execute(offer: Offer): void { this.bars.close(offer); }';
  for (const forwards of [
    close,
    'async execute(): Promise<void> { await this.bars.close(); }',
    'execute(offer: Offer) { return this.bars.close(offer); }',
    'execute(offer: Offer) { runInAction(() => this.bars.close(offer)); }',
  ])
    expect(forwarders([file(forwards)])).toEqual(['CloseBar.execute']);
  expect(forwarders([file(close, 'private again(): void {}')])).toEqual(['CloseBar.execute']);
  expect(forwarders([file(close, 'open(): void {}')])).toEqual([]);
  expect(forwarders([file('execute(): void { this.bars.close({ animates: true }); }')])).toEqual([]);
  expect(forwarders([file('execute(): void { this.bars.close(); this.close(); }')])).toEqual([]);
});
