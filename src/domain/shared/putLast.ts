/** Moves an entry to the end of the map. Deletes the oldest entries beyond `most` and returns their keys. */
export function putLast<Key, Value>(
  entries: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): Key[] {
  entries.delete(key);
  entries.set(key, value);
  const gone = [...entries.keys()].slice(0, Math.max(0, entries.size - most));
  for (const oldest of gone) entries.delete(oldest);
  return gone;
}
