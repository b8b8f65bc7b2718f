import path from 'node:path';
import {
  canHaveModifiers,
  createSourceFile,
  getDecorators,
  getModifiers,
  type ImportDeclaration,
  isArrowFunction,
  isAwaitExpression,
  isCallExpression,
  isClassDeclaration,
  isConstructorDeclaration,
  isExpressionStatement,
  isIdentifier,
  isImportDeclaration,
  isMethodDeclaration,
  isNamedImports,
  isPropertyAccessExpression,
  isReturnStatement,
  isTypeReferenceNode,
  isVoidExpression,
  type MethodDeclaration,
  type Node,
  preProcessFile,
  ScriptTarget,
  SyntaxKind,
} from 'typescript';

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
      '@expo-google-fonts/roboto',
      '@rails/actioncable',
      'amazon-cognito-identity-js',
      'idb',
      'inversify',
      'fflate',
      'inter-ui',
      'jspdf',
      'stdnum',
      'valibot',
      'web-vitals',
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
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
      'signature_pad',
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
  const atOnce = ({ file, text }: SourceFile) => ({ file, text: withoutLate(text) });
  const imported = (file: SourceFile) => importsOf(atOnce(file)).flatMap(({ target }) => known.get(target) ?? []);
  return cyclesIn(new Map(files.map(file => [file.file, imported(file)])));
}

/** Binds the adapters that load late. */
const lateModule = 'src/infrastructure/lateModule.ts';

/** The code that no lazy view loads. */
const firstCode = ['src/main.tsx', 'src/ui/mountApp.tsx', 'src/ui/Shell.tsx'];

/** `fetchShell` is the only other way to load a view. */
const lazyViews =
  /Lazy(\w+) = lazy(?:View|Page)\(\s*(?:\(\) =>\s*import\([^']*'([^']+)'\s*\)|fetchShell),\s*'\w+'(?:,\s*(\{[^;]*\}))?,?\s*\);/g;

/**
 * Views whose code needs an adapter for which they do not wait. A class with such a port cannot be created before the
 * adapter is there.
 */
export function undeclaredNeeds(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map(source => [source.file.replace(/\.\w+$/, ''), source]));
  const bound = known.get(lateModule.replace(/\.\w+$/, ''))?.text ?? '';
  const late = new Map(
    portsIn(files).flatMap(({ file, port }) => (bound.includes(`bind(${port})`) ? [[file, port] as const] : [])),
  );
  const code = firstCode.map(file => ({ name: file, file, waits: false }));
  for (const { file, text } of files) {
    for (const [, name = '', target = '', options = ''] of text.matchAll(lazyViews)) {
      const loaded = known.get(path.posix.join(path.posix.dirname(file), target));
      code.push({ name, file: loaded?.file ?? target, waits: waitsForAdapters(options) });
    }
  }
  const count = files.flatMap(({ text }) => text.match(/ = lazy(View|Page)\(/g) ?? []).length;
  if (count + firstCode.length !== code.length) return ['This check cannot read each lazy view.'];
  return code
    .filter(({ waits }) => !waits)
    .flatMap(({ name, file }) =>
      [...reachedFrom(file, known)].flatMap(reached => (late.has(reached) ? `${name} needs ${late.get(reached)}` : [])),
    );
}

function waitsForAdapters(options: string): boolean {
  const needs = /needs: \[([^\]]*)\]/.exec(options)?.[1];
  return needs === undefined || needs.includes('adapters');
}

/** The files that are loaded with a file. An import of types loads nothing. */
function reachedFrom(start: string, known: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const reached = new Set<string>();
  const search = (file: string): void => {
    const source = known.get(file.replace(/\.\w+$/, ''));
    if (!source || reached.has(file)) return;
    reached.add(file);
    for (const { target } of importsOf({ file, text: withoutTypes(withoutLate(source.text)) }))
      search(known.get(target)?.file ?? '');
  };
  search(start);
  return reached;
}

const withoutLate = (text: string): string => text.replace(/(?<!typeof )\bimport\s*\([^)]*\)/g, '');

const withoutTypes = (text: string): string =>
  text.replace(/^(import|export) (type [^;]*|\{(\s*type \w+( as \w+)?,?)+\s*\} from [^;]*);$/gm, '');

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

/** Ports without a class `InMemoryX` that the demo or the tests use. */
export function portsWithoutTwin(files: readonly SourceFile[]): string[] {
  const within = (folder: string) => files.filter(({ file }) => isIn(folder, file));
  const twins = new Set(
    [...within('src/infrastructure/demo/twins'), ...within('test/twins')].flatMap(({ text }) =>
      Array.from(text.matchAll(/^export class InMemory(\w+)/gm), ([, port]) => port),
    ),
  );
  return portsIn(files)
    .map(({ port }) => port)
    .filter(port => !twins.has(port));
}

/** A class with parameters is what several ports have in common. */
function portsIn(files: readonly SourceFile[]): readonly { readonly file: string; readonly port: string }[] {
  return files
    .filter(({ file }) => isIn('src/application/ports', file))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(/^export abstract class (\w+) /gm), ([, port = '']) => ({ file, port })),
    );
}

/**
 * Parameters of injectable classes whose type does not say what to inject, such as 'PlaceBid: bids'. It is the name of a class that the file
 * imports or declares, and not only its type.
 */
export function uninjected(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ file, text }) => {
    if (!text.includes('@injectable(')) return [];
    const source = createSourceFile(file, text, ScriptTarget.Latest);
    const imported = new Set(source.statements.filter(isImportDeclaration).flatMap(valuesOf));
    const classes = source.statements.filter(isClassDeclaration);
    const isClass = (name: string) => imported.has(name) || classes.some(each => each.name?.text === name);
    const injectable = classes.filter(each => getDecorators(each)?.length);
    return injectable.flatMap(({ name, members }) =>
      members
        .filter(isConstructorDeclaration)
        .flatMap(({ parameters }) => parameters)
        .filter(({ type }) => !(type && isTypeReferenceNode(type) && isClass(type.typeName.getText(source))))
        .map(parameter => `${name?.text}: ${parameter.name.getText(source)}`),
    );
  });
}

/** The names that an import brings when the code runs. */
function valuesOf({ importClause }: ImportDeclaration): string[] {
  const names = importClause?.namedBindings;
  if (!names || !isNamedImports(names) || importClause.isTypeOnly) return [];
  return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

const modulesOf = {
  demo: ['demo/inMemoryModule'],
  live: ['liveModule', 'lateModule'],
} as const;

/** Ports that a backend does not bind. The container would create an object without methods. */
export function unboundPorts(files: readonly SourceFile[]): string[] {
  const boundIn = (names: readonly string[]) => {
    const modules = ['src/main', ...[...names, 'browserModule'].map(name => `src/infrastructure/${name}`)];
    const texts = files.filter(({ file }) => modules.includes(file.replace(/\.\w+$/, ''))).map(({ text }) => text);
    return new Set(texts.flatMap(text => Array.from(text.matchAll(/\bbind\((\w+)\)/g), ([, port]) => port)));
  };
  return Object.entries(modulesOf).flatMap(([backend, names]) => {
    const bound = boundIn(names);
    return portsIn(files).flatMap(({ port }) => (bound.has(port) ? [] : `${backend}: ${port}`));
  });
}

/**
 * Injectable classes whose only public method does nothing but call one of a collaborator, such as 'CloseBar.execute'. Its callers can
 * call that one themselves.
 */
export function forwarders(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ file, text }) => {
    if (!text.includes('@injectable(')) return [];
    const source = createSourceFile(file, text, ScriptTarget.Latest, true);
    const injectable = source.statements.filter(isClassDeclaration).filter(each => getDecorators(each)?.length);
    return injectable.flatMap(({ name, members }) => {
      const [only, ...others] = members.filter(
        member =>
          !isConstructorDeclaration(member) && !(canHaveModifiers(member) && getModifiers(member)?.some(isPrivate)),
      );
      const forwards = only && others.length === 0 && isMethodDeclaration(only) && doesOnlyForward(only);
      return forwards ? [`${name?.text}.${only.name.getText(source)}`] : [];
    });
  });
}

const isPrivate = ({ kind }: Node): boolean => kind === SyntaxKind.PrivateKeyword;

function doesOnlyForward({ body }: MethodDeclaration): boolean {
  const [statement, ...others] = body?.statements ?? [];
  if (!statement || others.length > 0) return false;
  const called = isReturnStatement(statement) || isExpressionStatement(statement) ? statement.expression : undefined;
  return called !== undefined && isForwardingCall(called);
}

/** Such as `this.bars.close(offer)`, also awaited or within an action. */
function isForwardingCall(value: Node): boolean {
  if (isAwaitExpression(value) || isVoidExpression(value)) return isForwardingCall(value.expression);
  if (!isCallExpression(value)) return false;
  const { expression, arguments: given } = value;
  if (isIdentifier(expression) && expression.text === 'runInAction') {
    const [action] = given;
    return action !== undefined && isArrowFunction(action) && isForwardingCall(action.body);
  }
  return (
    isPropertyAccessExpression(expression) &&
    isPropertyAccessExpression(expression.expression) &&
    expression.expression.expression.kind === SyntaxKind.ThisKeyword &&
    given.every(argument => isIdentifier(argument))
  );
}
