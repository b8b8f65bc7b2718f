import path from 'node:path';
import { preProcessFile } from 'typescript';

export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly file: string;
  readonly text: string;
}

interface Import {
  readonly file: string;
  /** The path from the project's root, or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
}

interface Allowance {
  readonly folders: readonly string[];
  readonly packages: readonly string[];
}

/** What the files of a layer may import. Everything else is forbidden, also outside of `src`. */
const allowances: Readonly<Record<string, Allowance>> = {
  'src/domain': { folders: ['src/domain'], packages: [] },
  'src/application': { folders: ['src/application', 'src/domain'], packages: ['inversify', 'mobx'] },
  'src/infrastructure': {
    folders: ['src/infrastructure', 'src/application', 'src/domain', 'locales'],
    packages: [
      '@rails/actioncable',
      'amazon-cognito-identity-js',
      'idb',
      'inversify',
      'fflate',
      'jspdf',
      'stdnum',
      'valibot',
      'web-vitals',
      'write-excel-file',
    ],
  },
  // The types of the keys. The texts themselves come from an adapter.
  'src/ui/i18next.d.ts': { folders: ['locales'], packages: ['i18next'] },
  'src/ui': {
    folders: ['src/ui', 'src/application', 'src/domain'],
    packages: [
      'antd',
      'antd-styles',
      'dayjs',
      'i18next',
      'inversify',
      'leaflet',
      'lucide',
      'mobx',
      'mobx-react-lite',
      'photoswipe',
      'react',
      'react-dom',
      'react-i18next',
      'react-router',
    ],
  },
  src: { folders: ['src'], packages: ['inversify', 'mobx', 'reflect-metadata'] },
};

const compositionRoot = 'src/main.tsx';

/** The compiler leaves out a dynamic import whose path is computed. Its constant beginning names the folder. */
const computedImports = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?`([^`$]+)/g;

function importsOf({ file, text }: SourceFile): Import[] {
  const specifiers = [
    ...preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...Array.from(text.matchAll(computedImports), ([, specifier = '']) => specifier),
  ];
  return specifiers.map(specifier => {
    const isPackage = !specifier.startsWith('.');
    return { file, isPackage, target: isPackage ? specifier : path.posix.join(path.posix.dirname(file), specifier) };
  });
}

const isIn = (folder: string, target: string): boolean => target === folder || target.startsWith(`${folder}/`);

const sentence = ({ file, target }: Import): string => `${file} imports ${target}`;

export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(importsOf).filter(isForbidden).map(sentence);
}

function isForbidden({ file, target, isPackage }: Import): boolean {
  const layer = Object.keys(allowances).find(folder => isIn(folder, file));
  const { folders, packages } = allowances[layer ?? ''] ?? { folders: [], packages: [] };
  return !(isPackage ? packages : folders).some(allowed => isIn(allowed, target));
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** The first cycle that each node is in, such as `a → b → a`. */
function cyclesIn(graph: Graph): string[] {
  const searched = new Set<string>();
  const cycles: string[] = [];
  const search = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (searched.has(node)) return;
    searched.add(node);
    for (const next of graph.get(node) ?? []) search(next, [...path, node]);
  };
  for (const node of graph.keys()) search(node, []);
  return cycles;
}

/**
 * The files that import each other, directly or through others. Imports of types count too. What loads later does not: it
 * arrives when the file that requests it has run.
 */
export function importCycles(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map(({ file }) => [file.replace(/\.\w+$/, ''), file]));
  const atOnce = ({ file, text }: SourceFile) => ({
    file,
    text: text.replace(/(?<!typeof )\bimport\s*\([^)]*\)/g, ''),
  });
  const imported = (file: SourceFile) => importsOf(atOnce(file)).flatMap(({ target }) => known.get(target) ?? []);
  return cyclesIn(new Map(files.map(file => [file.file, imported(file)])));
}

/** The features of a layer that import from each other, directly or through others. */
export function featureCycles(files: readonly SourceFile[], layer: string): string[] {
  const featureOf = (file: string) => file.slice(layer.length + 1).split('/', 1)[0]!;
  const graph = new Map<string, string[]>();
  for (const { file, target } of files.filter(({ file }) => isIn(layer, file)).flatMap(importsOf)) {
    if (!isIn(layer, target)) continue;
    const [from, to] = [featureOf(file), featureOf(target)];
    if (from !== to) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  return cyclesIn(graph);
}

/** Files besides the composition root that import both `ui` and `infrastructure`. */
export function otherCompositionRoots(files: readonly SourceFile[]): string[] {
  const importsFrom = (folder: string, file: SourceFile) => importsOf(file).some(({ target }) => isIn(folder, target));
  return files
    .filter(file => importsFrom('src/ui', file) && importsFrom('src/infrastructure', file))
    .map(({ file }) => file)
    .filter(file => file !== compositionRoot);
}

/** Ports without an adapter `InMemoryX` that the tests and the demo use. */
export function portsWithoutTwin(files: readonly SourceFile[]): string[] {
  const names = (folder: string) =>
    files.filter(({ file }) => isIn(folder, file)).map(({ file }) => path.posix.basename(file, '.ts'));
  const twins = new Set(names('src/infrastructure/twins'));
  return names('src/application/ports').filter(port => !twins.has(`InMemory${port}`));
}

const storeName = /(Store|Registry|Lists|Details|Translations)\.ts$/;

/** Stores that get their collaborators injected. A store holds state and calls no port. */
export function storesWithInjection(files: readonly SourceFile[]): string[] {
  const stores = files.filter(({ file }) => isIn('src/application', file) && storeName.test(file));
  return stores
    .flatMap(importsOf)
    .filter(({ target }) => target === 'inversify')
    .map(sentence);
}
