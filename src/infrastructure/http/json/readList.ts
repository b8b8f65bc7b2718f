import type { Drop, JsonReader } from './JsonReader';

/** What can be read of a list: one bad element is dropped, never the whole list. */
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
