import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.join(__dirname, '../../../src/application/ports');

export const ports: readonly string[] = readdirSync(folder).map(file => file.replace('.ts', ''));

/** `Port.method` for each method; the bare name if the port declares no interface of its own. */
export function methodsOf(port: string): readonly string[] {
  const file = path.join(folder, `${port}.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === port);
  return declared?.members.map(({ name }) => `${port}.${name?.getText()}`) ?? [port];
}
