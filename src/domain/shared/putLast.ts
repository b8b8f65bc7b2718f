/** Puts an entry last. Where there are more than `most` then, the oldest of the others go; they are returned. */
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
