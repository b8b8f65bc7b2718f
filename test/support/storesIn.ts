import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Container } from 'inversify';
import { OfferLists } from '../../src/application/offers/list/OfferLists';
import { OfferRegistry } from '../../src/application/offers/OfferRegistry';

const folder = path.join(process.cwd(), 'src/application');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('Store.ts'));
/** These are no singletons: other stores extend or hold them. */
const parts = ['ListStore', 'OfferListStore', 'RowListStore'];

/** Everything that a page holds in memory. */
export async function storesIn(container: Container): Promise<object[]> {
  const stores = files.map(async file => {
    const name = path.basename(file, '.ts');
    if (parts.includes(name)) return [];
    const module = (await import(path.join(folder, file))) as Readonly<Record<string, new () => object>>;
    return container.get<object>(module[name]!);
  });
  return [container.get(OfferRegistry), container.get(OfferLists), ...(await Promise.all(stores))];
}
