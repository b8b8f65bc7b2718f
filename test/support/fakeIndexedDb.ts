import 'fake-indexeddb/auto';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { IDBFactory } from 'fake-indexeddb';

/** Node waits for an open channel before it exits. A browser closes it with the page. */
class Channel extends NodeChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** Starts with an empty disk. */
export function emptyIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(globalThis, { BroadcastChannel: Channel });
}
