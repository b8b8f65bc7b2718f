import type { Drop, JsonReader } from './JsonReader';

/** Reads the elements of a list. An unreadable element is dropped, and the rest of the list is kept. */
export function readList<Value>(
  name: string,
  elements: readonly unknown[],
  read: JsonReader<Value>,
  drop: Drop,
): Value[] {
  return elements.flatMap((element, index) => {
    const value = read(element, path => drop(`${name}.${index}.${path}`));
    if (value.ok) return [value.value];
    drop([name, index, value.failure].filter(part => part !== '').join('.'));
    return [];
  });
}
