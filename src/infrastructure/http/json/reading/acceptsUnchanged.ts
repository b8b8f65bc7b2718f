import type * as v from 'valibot';

type Check = (value: unknown) => boolean;

const checks = new WeakMap<v.GenericSchema, Check | null>();

/**
 * True only if the schema accepts the value without any issue or change. Valibot creates an object for each key it
 * checks, which is most of the cost when hundreds of pushes arrive. This check creates none.
 */
export function acceptsUnchanged(schema: v.GenericSchema, value: unknown): boolean {
  let check = checks.get(schema);
  if (check === undefined) checks.set(schema, (check = checkOf(schema)));
  return check !== null && check(value);
}

const plain: Readonly<Record<string, Check>> = {
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  unknown: () => true,
};

/** Null for a schema that transforms its input, or of a kind that is not supported here. */
function checkOf(schema: v.GenericSchema): Check | null {
  if ('pipe' in schema) return null;
  if (isCustom(schema)) return schema.check;
  if (isObject(schema)) return objectCheck(Object.entries(schema.entries));
  return plain[schema.type] ?? null;
}

function objectCheck(entries: readonly (readonly [key: string, schema: v.GenericSchema])[]): Check | null {
  const keys: { readonly key: string; readonly isOptional: boolean; readonly check: Check }[] = [];
  for (const [key, schema] of entries) {
    const isOptional = isNullish(schema) && schema.default === undefined;
    const check = checkOf(isOptional ? schema.wrapped : schema);
    if (check === null) return null;
    keys.push({ key, isOptional, check });
  }
  return value => {
    if (typeof value !== 'object' || value === null) return false;
    const read = value as Readonly<Record<string, unknown>>;
    for (const { key, isOptional, check } of keys) {
      const found = read[key];
      if (isOptional && (found === null || found === undefined)) continue;
      if (!check(found)) return false;
    }
    return true;
  };
}

const isCustom = (schema: v.GenericSchema): schema is v.CustomSchema<unknown, undefined> => schema.type === 'custom';

export const isNullish = (schema: v.GenericSchema): schema is v.NullishSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullish';

export const isObject = (
  schema: v.GenericSchema,
): schema is v.ObjectSchema<Record<string, v.GenericSchema>, undefined> => schema.type === 'object';
