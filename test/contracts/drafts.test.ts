/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { IndexedDbDrafts } from '../../src/infrastructure/browser/IndexedDbDrafts';
import { InMemoryDiagnostics } from '../../src/infrastructure/inMemory/InMemoryDiagnostics';
import { InMemoryDrafts } from '../../src/infrastructure/inMemory/InMemoryDrafts';
import { describeDraftsContract } from './draftsContract';

describeDraftsContract('InMemoryDrafts', async () => new InMemoryDrafts());

describeDraftsContract('IndexedDbDrafts', async () => {
  globalThis.indexedDB = new IDBFactory();
  return new IndexedDbDrafts(new InMemoryDiagnostics());
});
