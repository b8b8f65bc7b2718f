import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../eslint.config.js';

/** Without the rules that need types: their program of the whole project takes seconds, and no file named here exists. */
const project = new ESLint({
  cwd: path.join(__dirname, '..'),
  overrideConfigFile: true,
  overrideConfig: [...config, { files: ['**/*.{ts,tsx,js}'], ...tseslint.configs.disableTypeChecked }],
});

/** The rules that the text breaks in a file at that path. */
async function rulesBroken(filePath: string, text: string): Promise<(string | null)[]> {
  const results = await project.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const outside = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
  'SharedWorker',
];
const page = ['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history'];
const timers = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];

const closedGlobals: Readonly<Record<string, readonly string[]>> = {
  domain: [...outside, ...page, ...timers],
  application: [...outside, ...page, ...timers],
  ui: outside,
};
const globalsByLayer = Object.entries(closedGlobals).flatMap(([layer, names]) =>
  names.map(name => [layer, name] as const),
);

describe('lint', () => {
  test.each(globalsByLayer)('keeps %s from using the global %s', async (layer, name) => {
    expect(await rulesBroken(`src/${layer}/offers/New.ts`, `export const used = ${name};`)).toEqual([
      'no-restricted-globals',
    ]);
  });

  test.each(['window', 'globalThis', 'self'])('keeps ui from reaching storage and network through %s', async global => {
    const text = `export const used = [${global}.localStorage, ${global}.fetch];`;
    expect(await rulesBroken('src/ui/offers/New.tsx', text)).toEqual([
      'no-restricted-globals',
      'no-restricted-globals',
    ]);
  });

  test.each([
    ['domain', '../../application/offers/OfferRegistry'],
    ['domain', '../../infrastructure/later'],
    ['domain', '../../ui/App'],
    ['domain', 'mobx'],
    ['domain', '@rails/actioncable'],
    ['domain', 'node:path'],
    ['application', '../../infrastructure/later'],
    ['application', '../../ui/App'],
    ['application', 'react'],
    ['application', 'mobx-react-lite'],
    ['application', 'dayjs'],
    ['application', '@rails/actioncable'],
    ['infrastructure', '../../ui/App'],
    ['infrastructure', 'react'],
    ['infrastructure', 'react-router'],
    ['infrastructure', 'antd'],
    ['infrastructure', 'mobx'],
    ['ui', '../../infrastructure/later'],
    ['ui', '@rails/actioncable'],
    ['ui', 'amazon-cognito-identity-js'],
    ['ui', 'idb'],
    ['ui', 'valibot'],
  ])('keeps %s from importing %s', async (layer, target) => {
    const text = `import { used } from '${target}';\nexport const value = used;`;
    expect(await rulesBroken(`src/${layer}/offers/New.ts`, text)).toEqual(['no-restricted-imports']);
  });

  test.each([
    ['src/application/offers/New.ts', "import { _getGlobalState } from 'mobx';\nexport const value = _getGlobalState;"],
    [
      'src/ui/offers/New.tsx',
      "import { UNSAFE_RouteContext as used } from 'react-router';\nexport const value = used;",
    ],
    [
      'src/ui/offers/New.tsx',
      "import { unstable_HistoryRouter } from 'react-router';\nexport { unstable_HistoryRouter };",
    ],
    [
      '.config/New.js',
      "import { Modal } from 'antd';\nexport const value = Modal._InternalPanelDoNotUseOrYouWillBeFired;",
    ],
  ])('keeps %s from using a private name of a library: %s', async (file, text) => {
    expect(await rulesBroken(file, text)).toEqual(['no-restricted-syntax']);
  });

  test('keeps views from using a field whose value the browser changes', async () => {
    const field = (type: string) => `export const field = <input type="${type}" />;`;
    expect(await rulesBroken('src/ui/session/New.tsx', field('email'))).toEqual(['no-restricted-syntax']);
    expect(await rulesBroken('src/ui/session/New.tsx', field('text'))).toEqual([]);
  });

  test('lets infrastructure import valibot as a namespace', async () => {
    const text = "import * as v from 'valibot';\nexport const value = v.string();";
    expect(await rulesBroken('src/infrastructure/http/New.ts', text)).toEqual([]);
  });

  test.each([
    ['domain', '../shared/Money'],
    ['application', '../../domain/shared/Money'],
    ['application', '../ports/Bids'],
    ['application', 'inversify'],
    ['application', 'mobx'],
    ['infrastructure', '../../application/ports/Bids'],
    ['infrastructure', 'valibot'],
    ['ui', '../../application/bidding/PlaceBid'],
    ['ui', 'react'],
  ])('lets %s import %s', async (layer, target) => {
    const text = `import { used } from '${target}';\nexport const value = used;`;
    expect(await rulesBroken(`src/${layer}/offers/New.ts`, text)).toEqual([]);
  });

  test.each([
    ['import-x/no-default-export', 'src/domain/offers/New.ts', 'const offer = 1;\nexport default offer;'],
    ['import-x/no-default-export', '.config/New.js', 'const step = 1;\nexport default step;'],
    [
      'import-x/order',
      'src/domain/offers/New.ts',
      "import { a } from './Offer';\nimport { b } from '../shared/Money';\nexport const both = [a, b];",
    ],
    [
      'import-x/order',
      'src/domain/offers/New.ts',
      "import { a } from '../shared/Result';\nimport { b } from '../shared/Money';\nexport const both = [a, b];",
    ],
    ['eqeqeq', 'src/domain/offers/New.ts', 'export const isOne = (value: number) => value == 1;'],
    [
      '@typescript-eslint/consistent-type-imports',
      'src/domain/offers/New.ts',
      "import { Money } from '../shared/Money';\nexport type Price = Money;",
    ],
    [
      'react-hooks/rules-of-hooks',
      'src/ui/offers/New.tsx',
      "import { useState } from 'react';\nexport const useSome = (is: boolean) => is && useState(1);",
    ],
  ])('applies %s in %s', async (rule, file, text) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });
});
