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
    folders: ['src/infrastructure', 'src/application', 'src/domain'],
    packages: [
      '@rails/actioncable',
      'amazon-cognito-identity-js',
      'idb',
      'inversify',
      'jspdf',
      'valibot',
      'web-vitals',
    ],
  },
  'src/ui': {
    folders: ['src/ui', 'src/application', 'src/domain', 'locales'],
    packages: [
      '@tanstack/react-virtual',
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

/** The first cycle that each file is in, such as `a.ts → b.ts → a.ts`. Imports of types count too. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map(file => [file.file.replace(/\.\w+$/, ''), file]));
  const searched = new Set<SourceFile>();
  const cycles: string[] = [];
  const search = (file: SourceFile, path: readonly SourceFile[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].map(({ file }) => file).join(' → '));
    if (searched.has(file)) return;
    searched.add(file);
    for (const { target } of importsOf(file)) {
      const next = known.get(target);
      if (next) search(next, [...path, file]);
    }
  };
  for (const file of files) search(file, []);
  return cycles;
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
  const twins = new Set(names('src/infrastructure/inMemory'));
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
