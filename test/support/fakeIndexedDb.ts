import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Channel } from './Channel';

/** Starts with an empty disk. */
export function emptyIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(globalThis, { BroadcastChannel: Channel });
}
