import { promisifyRequest, type UseStore } from 'idb-keyval';

export { createStore, del, delMany, get, getMany, keys } from 'idb-keyval';

/**
 * In place of the library's `set`: commits without waiting to be told that the value was put. A page that is going away
 * is told nothing any more, and what is not committed by then is taken back.
 */
export function put(key: IDBValidKey, value: unknown, store: UseStore): Promise<void> {
  return store('readwrite', objects => {
    const { transaction } = objects;
    objects.put(value, key);
    transaction.commit();
    return promisifyRequest(transaction);
  });
}
