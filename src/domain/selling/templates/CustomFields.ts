/** The names with one more: trimmed, and left as they are where it is blank or there already. */
export function withCustomField(fields: readonly string[], name: string): readonly string[] {
  const trimmed = name.trim();
  return trimmed === '' || fields.includes(trimmed) ? fields : [...fields, trimmed];
}

export const withoutCustomField = (fields: readonly string[], name: string): readonly string[] =>
  fields.filter(field => field !== name);

/** Trimmed, unique and not blank, in the order given. The cost grows with the number of names. */
export const customFields = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(name => name.trim()).filter(name => name !== '')),
];
