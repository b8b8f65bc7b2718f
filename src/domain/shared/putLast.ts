/** Sets a value at the end of the map. Deletes the oldest values beyond `most` and returns their keys. */
export function putLast<Key, Value>(map: Map<Key, Value>, [key, value]: readonly [Key, Value], most: number): Key[] {
  map.delete(key);
  map.set(key, value);
  const gone = [...map.keys()].slice(0, Math.max(0, map.size - most));
  for (const oldest of gone) map.delete(oldest);
  return gone;
}
