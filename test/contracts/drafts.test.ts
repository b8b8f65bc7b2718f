/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import type { Drafts } from '../../src/application/ports/Drafts';
import { IndexedDbDrafts } from '../../src/infrastructure/browser/IndexedDbDrafts';
import { InMemoryDiagnostics } from '../../src/infrastructure/inMemory/InMemoryDiagnostics';
import { InMemoryDrafts } from '../../src/infrastructure/inMemory/InMemoryDrafts';

/** Some ids share a prefix; others have a meaning in a URL, a pattern or an object. */
const untidyIds = ['1', '12', '1/2', '1 2', '%31', '1%2F2', '?1', '1?', '#1', '*', '', '__proto__', 'constructor'];
const untidyDealers = ['1', '12', '1 bid', '1/bid', 'ada', 'ada@1'];

async function emptyIndexedDb(): Promise<Drafts> {
  globalThis.indexedDB = new IDBFactory();
  return new IndexedDbDrafts(new InMemoryDiagnostics());
}

/** `makeSubject` returns empty drafts. */
describe.each<[name: string, makeSubject: () => Promise<Drafts>]>([
  ['InMemoryDrafts', async () => new InMemoryDrafts()],
  ['IndexedDbDrafts', emptyIndexedDb],
])('%s as Drafts', (_name, makeSubject) => {
  it('keeps the last value by dealer and place', async () => {
    const drafts = await makeSubject();
    await drafts.keep('ada', 'bid MB-1', '84');
    await drafts.keep('ada', 'bid MB-1', '8450');
    await drafts.keep('ada', 'client', { name: 'Horn', lines: [1, null] });
    expect(await drafts.read('ada', 'bid MB-1')).toBe('8450');
    expect(await drafts.read('ada', 'client')).toEqual({ name: 'Horn', lines: [1, null] });
    expect(await drafts.read('ada', 'never typed')).toBeUndefined();
    expect(await drafts.read('piotr', 'client')).toBeUndefined();
  });

  it('reads all drafts of one dealer whose places share a prefix', async () => {
    const drafts = await makeSubject();
    await drafts.keep('ada', 'bid MB-1', 84);
    await drafts.keep('ada', 'bid MB-2', { amount: 85 });
    await drafts.keep('ada', 'bids', 'no bid');
    await drafts.keep('ada', 'message MB-1', 'no bid');
    await drafts.keep('piotr', 'bid MB-3', 86);
    await drafts.keep('ada', 'bid MB-4', 87);
    await drafts.discard('ada', 'bid MB-4');
    expect(await drafts.readAll('ada', 'bid ')).toEqual(
      new Map<string, unknown>([
        ['MB-1', 84],
        ['MB-2', { amount: 85 }],
      ]),
    );
    expect(await drafts.readAll('ada', 'never typed')).toEqual(new Map());
  });

  it('never confuses two pairs of dealer and place', async () => {
    const drafts = await makeSubject();
    await drafts.keep('ada', '1/2', 'one');
    await drafts.keep('ada/1', '2', 'other');
    expect([await drafts.read('ada', '1/2'), await drafts.read('ada/1', '2')]).toEqual(['one', 'other']);
  });

  it('never confuses dealers or ids that share a prefix or contain URL characters', async () => {
    const anyPlace = fc.tuple(fc.constantFrom(...untidyDealers), fc.constantFrom(...untidyIds));
    const somePlaces = fc.uniqueArray(anyPlace, { selector: place => JSON.stringify(place), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(somePlaces, anyPlace, fc.constantFrom(...untidyDealers), async (places, gone, leaving) => {
        const drafts = await makeSubject();
        for (const dealer of untidyDealers) await drafts.discardAll(dealer);
        for (const [dealer, id] of places) await drafts.keep(dealer, `bid ${id}`, `${dealer}: ${id}`);
        await drafts.discard(gone[0], `bid ${gone[1]}`);
        await drafts.discardAll(leaving);
        const left = places.filter(([dealer, id]) => dealer !== leaving && !(dealer === gone[0] && id === gone[1]));
        for (const owner of untidyDealers) {
          const own = left
            .filter(([dealer]) => dealer === owner)
            .map(([dealer, id]) => [id, `${dealer}: ${id}`] as const);
          expect(await drafts.readAll(owner, 'bid ')).toEqual(new Map<string, unknown>(own));
          for (const id of untidyIds) expect(await drafts.read(owner, `bid ${id}`)).toEqual(new Map(own).get(id));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keeps a copy that later changes do not affect', async () => {
    const drafts = await makeSubject();
    const draft = { name: 'Horn' };
    await drafts.keep('ada', 'client', draft);
    draft.name = 'changed';
    expect(await drafts.read('ada', 'client')).toEqual({ name: 'Horn' });
  });

  it('discards one draft, or all drafts of one dealer', async () => {
    const drafts = await makeSubject();
    await drafts.keep('ada', 'a', 1);
    await drafts.keep('ada', 'b', 2);
    await drafts.keep('ada', 'c', 3);
    await drafts.keep('piotr', 'a', 4);
    await drafts.discard('ada', 'a');
    expect([await drafts.read('ada', 'a'), await drafts.read('ada', 'b')]).toEqual([undefined, 2]);
    await drafts.discardAll('ada');
    expect([await drafts.read('ada', 'b'), await drafts.read('ada', 'c')]).toEqual([undefined, undefined]);
    expect(await drafts.read('piotr', 'a')).toBe(4);
  });
});
