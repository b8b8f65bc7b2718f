import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Container } from 'inversify';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';

const folder = path.join(process.cwd(), 'src/application');

/** What shows that a class holds state, in an observable or in a part of its own. */
const holders = /\bmake(Auto)?Observable\b|\bobservable\.|\bnew (Entries|EntryList|Form|FormDialog|Resource)\b/;

/** A store, or a use-case that is the only one to change its state. */
const holdsState = (file: string): boolean => {
  if (file.endsWith('Store.ts')) return true;
  const text = file.endsWith('.ts') ? readFileSync(path.join(folder, file), 'utf8') : '';
  return text.includes('@injectable()') && holders.test(text);
};

/** The files of the classes that hold state, from the folder of the application. */
export const stateFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  holdsState,
);

/** Everything that a page holds in memory. */
export async function storesIn(container: Container): Promise<object[]> {
  const stores = stateFiles.map(async file => {
    const name = path.basename(file, '.ts');
    const module = (await import(path.join(folder, file))) as Readonly<Record<string, new () => object>>;
    return container.get<object>(module[name]!);
  });
  return [container.get(OfferRegistry), ...(await Promise.all(stores))];
}
