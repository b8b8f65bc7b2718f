import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import config from '../eslint.config.js';

/** Without the rules that need types: their program of the whole project takes seconds, and no file named here exists. */
const project = new ESLint({
  cwd: path.join(__dirname, '..'),
  overrideConfigFile: true,
  overrideConfig: [
    ...config,
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
    { rules: { 'paddock/text-alone': 'off', 'paddock/stores-change-themselves': 'off' } },
  ],
});

const viewFile = path.join(__dirname, '../src/ui/New.tsx');

/** The problems of the rules that need types, in a view. Their program has only the view and the types of React. */
async function viewProblems(text: string): Promise<(string | null)[]> {
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true, skipLibCheck: true };
  options.moduleResolution = ts.ModuleResolutionKind.Bundler;
  options.module = ts.ModuleKind.ESNext;
  options.types = [];
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram({
    rootNames: [viewFile],
    options,
    host: {
      ...host,
      fileExists: file => file === viewFile || host.fileExists(file),
      readFile: file => (file === viewFile ? text : host.readFile(file)),
      getSourceFile: (file, target) =>
        file === viewFile
          ? ts.createSourceFile(file, text, target, true)
          : sourceOf(file, () => host.getSourceFile(file, target)),
    },
  });
  const eslint = new ESLint({
    cwd: path.join(__dirname, '..'),
    overrideConfigFile: true,
    overrideConfig: [
      ...config.filter(({ plugins }) => plugins && 'paddock' in plugins),
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { projectService: false, programs: [program] } },
      },
    ],
  });
  const [result] = await eslint.lintText(text, { filePath: viewFile });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

const parsed = new Map<string, ts.SourceFile | undefined>();

/** The files of the libraries are the same in each program. */
function sourceOf(file: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(file)) parsed.set(file, parse());
  return parsed.get(file);
}

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

  test.each(['src/application/offers/New.ts', 'src/application/selling/margin/New.ts'])(
    'keeps %s from naming what is injected beside its type',
    async file => {
      const text = (name: string) => `import { ${name} } from 'inversify';\nexport const value = ${name};`;
      expect(await rulesBroken(file, text('inject'))).toEqual(['no-restricted-syntax']);
      expect(await rulesBroken(file, text('injectable'))).toEqual([]);
    },
  );

  test.each([
    ['src/application/offers/New.ts', 'lookAgain'],
    ['src/domain/offers/New.ts', 'untold'],
    ['src/ui/selling/New.tsx', 'onPick'],
    ['src/application/selling/New.ts', 'noted'],
    ['src/domain/selling/margin/New.ts', 'purchasePrice'],
  ])('keeps %s from using a word with another meaning: %s', async (file, word) => {
    expect(await rulesBroken(file, `export const ${word} = 1;`)).toEqual(['no-restricted-syntax']);
  });

  test.each(['.config/test/New.js', 'test/New.test.ts'])('keeps %s from starting npm by its name', async file => {
    const text = (command: string) =>
      `import { spawn } from 'node:child_process';\nspawn(${command}, ['run', 'types']);`;
    expect(await rulesBroken(file, text("'npm'"))).toEqual(['no-restricted-syntax']);
    expect(await rulesBroken(file, text('process.execPath'))).toEqual([]);
  });

  test('keeps views from using a field whose value the browser changes', async () => {
    const field = (type: string) => `export const field = <input type="${type}" />;`;
    expect(await rulesBroken('src/ui/session/New.tsx', field('email'))).toEqual(['no-restricted-syntax']);
    expect(await rulesBroken('src/ui/session/New.tsx', field('text'))).toEqual([]);
  });

  test.each(['src/ui/bidding/New.ts', 'src/infrastructure/browser/New.ts'])(
    'keeps %s from following a media query, which a printed page changes',
    async file => {
      const follow = "export const query = matchMedia('(width < 720px)');";
      expect(await rulesBroken(file, follow)).toEqual(['no-restricted-syntax']);
      expect(await rulesBroken(file, "export const value = matchMedia('(pointer: coarse)').matches;")).toEqual([]);
    },
  );

  test('keeps stores from listing for MobX what they do not have', async () => {
    const store = (list: string) => `
      import { makeAutoObservable } from 'mobx';
      export class New {
        chosen = '';
        constructor(private readonly ports: object) {
          makeAutoObservable<this, 'ports'>(this, ${list});
        }
        choose(): void {}
      }`;
    const broken = (list: string) => rulesBroken('src/application/offers/New.ts', store(list));
    expect(await broken('{ chosen: false, ports: false, choose: false }')).toEqual([]);
    expect(await broken('{ earlier: false, port: false }')).toEqual(Array(2).fill('stores/observed-members-exist'));
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
    [
      'react-hooks/rules-of-hooks',
      'src/ui/offers/New.tsx',
      "import { useState } from 'react';\nexport const useSome = (is: boolean) => is && useState(1);",
    ],
  ])('applies %s in %s', async (rule, file, text) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });

  describe('about texts that the translation of a browser replaces', () => {
    const view = (body: string) => `
      import type { ReactElement, ReactNode } from 'react';
      import { createPortal } from 'react-dom';
      interface Props {
        readonly is: boolean;
        readonly count: number;
        readonly name: string;
        readonly badge: string | null;
        readonly names: readonly string[];
        readonly hashId: string & { readonly brand: 'HashId' };
        readonly icon: ReactElement | null;
        readonly children: ReactNode;
      }
      declare function Card(props: { readonly children?: ReactNode }): ReactElement;
      export function New({ is, count, name, badge, names, hashId, icon, children }: Props) {
        ${body}
      }`;
    const problems = (body: string) => viewProblems(view(body));

    test.each([
      ['a text beside an element', 'return <p><b />text</p>;'],
      ['a variable beside an element', 'return <p><b />{name}</p>;'],
      ['a number beside an element', 'return <p>{count}<b /></p>;'],
      ['a text with a brand beside an element', 'return <p>{hashId}<b /></p>;'],
      ['a template beside an element', 'return <p><b />{`${name}!`}</p>;'],
      ['a conditional text beside an element', "return <p>{is && 'text'}<b /></p>;"],
      ['a text or an element, beside another', 'return <p>{is ? name : <i />}<b /></p>;'],
      ['a number as a condition', 'return <p>{count && <i />}<b /></p>;'],
      ['children of any kind beside an element', 'return <p><b />{children}</p>;'],
      ['a text beside an element in a component', 'return <Card><b />{name}</Card>;'],
      ['a list of texts', 'return <p>{names}</p>;'],
      ['a list of texts and elements', 'return <p>{names.map(each => (is ? each : <i key={each} />))}</p>;'],
      ['a fragment with nothing but a text', 'return <>{name}</>;'],
      ['a component that returns a text', 'if (is) return null;\nreturn name;'],
      ['a component that returns a text or an element', 'return is ? name : <b />;'],
      ['a text in a portal', 'return createPortal(name, document.body);'],
    ])('forbids %s', async (_, body) => {
      expect(await problems(body)).toEqual(['paddock/text-alone']);
    });

    test('forbids each of two texts in one element', async () => {
      const twice = ['paddock/text-alone', 'paddock/text-alone'];
      expect(await problems('return <p>{name} {count}</p>;')).toEqual(twice);
      expect(await problems('return <p>{name}, text</p>;')).toEqual(twice);
    });

    test.each([
      ['a text alone', 'return <p>text</p>;'],
      ['a conditional text alone', 'return <p>{is && name}</p>;'],
      ['a text or an element, alone', 'return <p>{is ? name : <i />}</p>;'],
      ['a space between elements', "return <p><b /> <i />{' '}<u /></p>;"],
      ['a string as a condition', 'return <p>{badge && <i>{badge}</i>}<b /></p>;'],
      ['an element in a variable beside another', 'return <p>{icon}<b /></p>;'],
      ['a list of elements beside another', 'return <p><b />{names.map(each => <i key={each}>{each}</i>)}</p>;'],
      ['children of any kind alone', 'return <Card>{children}</Card>;'],
      ['a component that passes its children on', 'return is ? children : <p />;'],
    ])('allows %s', async (_, body) => {
      expect(await problems(body)).toEqual([]);
    });
  });
});

describe('lint of a view that has a store', () => {
  const view = (body: string) => `
    declare function makeAutoObservable(target: object): void;
    declare function injectable(): ClassDecorator;
    declare function useInjection<Service>(service: abstract new () => Service): Service;
    @injectable()
    class Bars {
      chosen = '';
      count = 0;
      constructor() {
        makeAutoObservable(this);
      }
      choose(chosen: string): void {
        this.chosen = chosen;
      }
    }
    export function useBars(given: Pick<Bars, 'chosen'>): unknown {
      const bars = useInjection(Bars);
      ${body}
    }`;

  test.each([
    ['an assignment', "bars.chosen = 'buyNow';"],
    ['an assignment to a part that the view was given', "given.chosen = 'buyNow';"],
    ['an addition', 'bars.count += 1;'],
    ['an increment', 'bars.count++;'],
  ])('forbids %s', async (_, body) => {
    expect(await viewProblems(view(body))).toEqual(['paddock/stores-change-themselves']);
  });

  test.each([
    ['a read', 'return [bars.chosen, bars.count + 1];'],
    ['a call of a method', "return bars.choose('resigned');"],
    ['its state of its own', 'const own = { count: 1 };\nown.count += 1;'],
  ])('allows %s', async (_, body) => {
    expect(await viewProblems(view(body))).toEqual([]);
  });
});

describe('oxlint', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'paddock-lint-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    [
      'a promise that nobody awaits',
      'async function send(): Promise<void> {}\nsend();\nexport {};',
      'typescript(no-floating-promises)',
    ],
    [
      'a value of any type',
      'export const read = (text: string): string => JSON.parse(text);',
      'typescript(no-unsafe-return)',
    ],
    ['a comparison that converts', 'export const isOne = (value: number) => value == 1;', 'eslint(eqeqeq)'],
    [
      'an import of a type among the values',
      "import { Stats } from 'node:fs';\nexport type Entry = Stats;",
      'typescript(consistent-type-imports)',
    ],
    ['a default export', 'const offer = 1;\nexport default offer;', 'import(no-default-export)'],
    ['an unused variable', 'const unused = 1;\nexport {};', 'eslint(no-unused-vars)'],
  ])('reports %s', (_, text, rule) => {
    writeFileSync(path.join(folder, 'New.ts'), text);
    const args = ['node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '-f', 'unix', folder];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: path.join(__dirname, '..'), encoding: 'utf8' });
    expect(stdout.match(/(?:typescript|eslint|import)\([\w-]+\)/g)).toEqual([rule]);
    expect(status).toBe(1);
  });
});
