import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = path.join(__dirname, '../../../src');
const ports = path.join(source, 'application/ports');
/** What they hold asks nobody outside this browser. */
const local = new Set(['inMemory', 'browser']);

/** `Port.method` of every port that an adapter of infrastructure speaks with the outside world for. */
export function remoteMethods(): readonly string[] {
  const infrastructure = path.join(source, 'infrastructure');
  const adapters = readdirSync(infrastructure, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !local.has(file.split(path.sep)[0]!),
  );
  const spoken = new Set(adapters.flatMap(file => implementedIn(path.join(infrastructure, file))));
  return [...spoken].filter(name => existsSync(path.join(ports, `${name}.ts`))).flatMap(methodsOf);
}

function implementedIn(file: string): string[] {
  return parsed(file)
    .statements.filter(ts.isClassDeclaration)
    .flatMap(({ heritageClauses = [] }) => [...heritageClauses])
    .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
}

function methodsOf(port: string): string[] {
  return parsed(path.join(ports, `${port}.ts`))
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === port)
    .flatMap(({ members }) => members.map(member => `${port}.${member.name?.getText()}`));
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
