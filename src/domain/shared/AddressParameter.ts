/** A value in the query string of an address. */
export interface AddressParameter<Value> {
  readonly name: string;
  /** Returns null or '' if the value is not set. */
  readonly write: (value: Value) => string | number | null;
  /** Parses the value. An invalid text means that it is not set. */
  readonly read: (text: string | null) => Value;
}

/** One parameter for each field. */
export type AddressParameters<Fields> = { readonly [Field in keyof Fields]: AddressParameter<Fields[Field]> };

export const textParameter = (name: string): AddressParameter<string> => ({
  name,
  write: value => value,
  read: text => text ?? '',
});

export const flagParameter = (name: string): AddressParameter<boolean> => ({
  name,
  write: value => (value ? 'yes' : null),
  read: text => text === 'yes',
});

export const parameter = <Value extends string | number>(
  name: string,
  read: (text: string | null) => Value | null,
): AddressParameter<Value | null> => ({ name, write: value => value, read });

export const matching = (pattern: RegExp, text: string | null): string | null => text?.match(pattern)?.[0] ?? null;

export function whole(text: string | null): number | null {
  const digits = matching(/^\d{1,9}$/, text);
  return digits === null ? null : Number(digits);
}

export const positive = (text: string | null): number | null => whole(text) || null;

const fieldsOf = <Fields>(parameters: AddressParameters<Fields>) => Object.keys(parameters) as (keyof Fields)[];

/** The name and the value of each parameter. */
export const writtenParameters = <Fields>(
  parameters: AddressParameters<Fields>,
  fields: Fields,
): readonly (readonly [name: string, value: string | number | null])[] =>
  fieldsOf(parameters).map(field => [parameters[field].name, parameters[field].write(fields[field])] as const);

export const readParameters = <Fields>(parameters: AddressParameters<Fields>, search: URLSearchParams): Fields =>
  Object.fromEntries(
    fieldsOf(parameters).map(field => [field, parameters[field].read(search.get(parameters[field].name))]),
  ) as Fields;
