import { promisifyRequest, type UseStore } from 'idb-keyval';

export { createStore, del, delMany, get, getMany, keys } from 'idb-keyval';

/**
 * Replaces the library's `set`, which commits only after the write has succeeded. A page that is being unloaded gets no
 * more events, and the browser rolls back an uncommitted transaction.
 */
export function put(key: IDBValidKey, value: unknown, store: UseStore): Promise<void> {
  return store('readwrite', objects => {
    const { transaction } = objects;
    objects.put(value, key);
    transaction.commit();
    return promisifyRequest(transaction);
  });
}
