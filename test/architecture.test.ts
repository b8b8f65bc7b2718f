import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../src');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => path.join(folder, file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g)].map(match => match[1]!);
}

const layerOf = (file: string): string => path.relative(root, file).split(path.sep)[0]!;

interface Arrow {
  readonly from: string;
  readonly file: string;
  readonly to: string;
}

const arrows: Arrow[] = filesUnder(root).flatMap(file =>
  importsOf(file).map(target => ({
    from: layerOf(file),
    file: path.relative(root, file),
    to: target.startsWith('.') ? layerOf(path.resolve(path.dirname(file), target)) : `package ${target}`,
  })),
);

const said = (found: readonly Arrow[]): string[] => found.map(({ file, to }) => `${file} → ${to}`);

const inward: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  application: ['application', 'domain'],
  ui: ['ui', 'application', 'domain', 'locales'],
  infrastructure: ['infrastructure', 'application', 'domain'],
};

describe('the source code', () => {
  test('has imports that this test can read', () => {
    expect(arrows.length).toBeGreaterThan(300);
  });

  test.each(Object.keys(inward))('keeps the imports of %s inside the allowed layers', layer => {
    const outward = arrows.filter(
      ({ from, to }) => from === layer && !to.startsWith('package ') && !inward[layer]!.includes(to),
    );
    expect(said(outward).filter(arrow => !arrow.includes('→ ..'))).toEqual([]);
  });

  test('of the domain imports no package', () => {
    expect(said(arrows.filter(({ from, to }) => from === 'domain' && to.startsWith('package ')))).toEqual([]);
  });

  test.each([
    [/^package (react|react-dom|antd|react-router|react-i18next)\b/, ['ui', 'main.tsx']],
    [/^package (@rails\/actioncable|amazon-cognito-identity-js|idb-keyval|valibot)\b/, ['infrastructure']],
    [/^package mobx\b/, ['application', 'ui', 'main.tsx']],
    [/^package inversify\b/, ['application', 'infrastructure', 'ui', 'main.tsx']],
  ])('uses %s only in %j', (pattern, layers) => {
    expect(said(arrows.filter(({ from, to }) => pattern.test(to) && !layers.includes(from)))).toEqual([]);
  });

  test('sees both ui and infrastructure only in main.tsx', () => {
    const sees = (layer: string) => new Set(arrows.filter(({ to }) => to === layer).map(({ file }) => file));
    const both = [...sees('ui')].filter(file => sees('infrastructure').has(file));
    expect(both).toEqual(['main.tsx']);
  });

  const ports = readdirSync(path.join(root, 'application/ports')).map(file => file.replace('.ts', ''));

  test.each(ports)('contains an in-memory adapter for the port %s', port => {
    expect(existsSync(path.join(root, `infrastructure/inMemory/InMemory${port}.ts`))).toBe(true);
  });

  test('of the stores uses no port', () => {
    const stores = arrows.filter(
      ({ file }) => /(Store|Registry|Lists|Details|Translations)\.ts$/.test(file) && file.startsWith('application/'),
    );
    expect(said(stores.filter(({ to }) => to === 'package inversify'))).toEqual([]);
  });
});
