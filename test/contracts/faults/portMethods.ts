import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.join(__dirname, '../../../src/application/ports');

const textOf = (port: string): string => readFileSync(path.join(folder, `${port}.ts`), 'utf8');

export const ports: readonly string[] = readdirSync(folder)
  .map(file => file.replace('.ts', ''))
  .filter(name => textOf(name).includes(`export abstract class ${name} `));

/** `Port.method` for each method; the bare name if the file declares no class of its name. */
export function methodsOf(port: string): readonly string[] {
  return methodNames(port)?.map(name => `${port}.${name}`) ?? [port];
}

/** Those of the class, and of the one that it extends. */
function methodNames(port: string): readonly string[] | undefined {
  const source = ts.createSourceFile(port, textOf(port), ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(ts.isClassDeclaration).find(({ name }) => name?.text === port);
  const inherited = declared?.heritageClauses?.flatMap(({ types }) => types).map(type => type.expression.getText());
  const names = declared?.members.map(({ name }) => name?.getText() ?? '');
  return names && [...(inherited ?? []).flatMap(name => methodNames(name) ?? []), ...names];
}
