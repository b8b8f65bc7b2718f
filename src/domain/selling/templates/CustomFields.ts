/** Adds a trimmed name. Returns `fields` if the name is blank or already in it. */
export function withCustomField(fields: readonly string[], name: string): readonly string[] {
  const trimmed = name.trim();
  return trimmed === '' || fields.includes(trimmed) ? fields : [...fields, trimmed];
}

export const withoutCustomField = (fields: readonly string[], name: string): readonly string[] =>
  fields.filter(field => field !== name);

/** Trims the names and drops blank and repeated ones. Keeps their order. */
export const customFields = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(name => name.trim()).filter(name => name !== '')),
];
