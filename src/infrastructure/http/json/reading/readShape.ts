import * as v from 'valibot';
import { failed, type Result, success } from '../../../../domain/shared/Result';
import type { Drop } from './JsonReader';

type Shape = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Reads an object whose optional keys are `nullish` in the schema. An ill-typed optional value is dropped and counts as
 * missing. The failure is the path of a required key. The result may contain keys that the schema does not know.
 */
export function readShape<Wanted extends Shape>(
  wanted: Wanted,
  json: unknown,
  drop: Drop,
): Result<v.InferOutput<Wanted>, string> {
  if (acceptsUnchanged(wanted, json)) return success(json as v.InferOutput<Wanted>);
  const parsed = v.safeParse(wanted, json);
  if (parsed.success) return success(parsed.output);
  const paths = parsed.issues.map(issue => (issue.path ?? []).map(item => String(item.key)));
  const required = paths.find(path => dispensableDepth(wanted, path) === 0);
  if (required) return failed(required.join('.'));
  paths.forEach(path => drop(path.join('.')));
  const rest = paths.reduce((left, path) => without(left, path.slice(0, dispensableDepth(wanted, path))), json);
  return readShape(wanted, rest, () => undefined);
}

/** The length of the path up to its deepest optional key, or 0 if every key on it is required. */
function dispensableDepth(wanted: Shape, path: readonly string[]): number {
  let depth = 0;
  let shape: v.GenericSchema | undefined = wanted;
  for (const [index, key] of path.entries()) {
    const entry: v.GenericSchema | undefined = entriesOf(shape)[key];
    const inner = optionalOf(entry);
    if (inner) depth = index + 1;
    shape = inner ?? entry;
  }
  return depth;
}

const entriesOf = (shape: v.GenericSchema | undefined): Record<string, v.GenericSchema> =>
  shape && isObject(shape) ? shape.entries : {};

const optionalOf = (entry: v.GenericSchema | undefined): v.GenericSchema | undefined =>
  entry && isNullish(entry) ? entry.wrapped : undefined;

function without(json: unknown, [key = '', ...deeper]: readonly string[]): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).filter(([name]) => name !== key || deeper.length > 0);
  return Object.fromEntries(entries.map(([name, value]) => [name, name === key ? without(value, deeper) : value]));
}

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

/** Null for a schema that transforms its input, or of a kind that is not supported here. The first option of a union wins. */
function checkOf(schema: v.GenericSchema): Check | null {
  if ('pipe' in schema) return null;
  if (isCustom(schema)) return schema.check;
  if (isObject(schema)) return objectCheck(Object.entries(schema.entries));
  if (isUnion(schema)) return schema.options[0] ? checkOf(schema.options[0]) : null;
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

const isNullish = (schema: v.GenericSchema): schema is v.NullishSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullish';

const isUnion = (schema: v.GenericSchema): schema is v.UnionSchema<v.GenericSchema[], undefined> =>
  schema.type === 'union';

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<Record<string, v.GenericSchema>, undefined> =>
  schema.type === 'object';
