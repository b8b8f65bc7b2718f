import { type Result, success } from '../../../../domain/shared/Result';

/** Called with the path of each optional key or list element that was dropped as unreadable. */
export type Drop = (path: string) => void;

/** Reads a JSON value. The failure is the path of the missing or ill-typed required key, or '' for the whole value. */
export type JsonReader<Value> = (json: unknown, drop: Drop) => Result<Value, string>;

/** For answers whose content is irrelevant. Accepts any JSON. */
export const readNothing: JsonReader<void> = () => success(undefined);

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
