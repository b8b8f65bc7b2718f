import { emptyClientValues } from './emptyClientValues';

export const clientTypes = ['company', 'personal'] as const;
type ClientType = (typeof clientTypes)[number];

export const clientCountries = ['poland', 'germany'] as const;

/** The data about a client, as it was typed. */
export interface ClientValues {
  readonly type: ClientType;
  readonly companyName: string;
  readonly taxNumber: string;
  readonly vatNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly place: string;
  /** One of `clientCountries`, or another one that the server knows. '' if no country is chosen. */
  readonly country: string;
}

export type ClientField = keyof ClientValues;

export const clientFields = Object.keys(emptyClientValues) as readonly ClientField[];

const requiredOfAll = ['phoneNumber', 'street', 'houseNumber', 'zipCode', 'place'] as const;

/** In the order of the form. The first two only if the client is a company. */
export const requiredClientFields = ['companyName', 'taxNumber', ...requiredOfAll] as const;

export type RequiredClientField = (typeof requiredClientFields)[number];

/** The blank required fields, in the order of the form. */
export function missingClientFields(values: ClientValues): RequiredClientField[] {
  const required = values.type === 'company' ? requiredClientFields : requiredOfAll;
  return required.filter(field => values[field].trim() === '');
}

export const clientProblems = (values: ClientValues): { readonly [Field in RequiredClientField]?: 'required' } =>
  Object.fromEntries(missingClientFields(values).map(field => [field, 'required']));

/** The server lacks a required field of the client, so it has to be completed. */
export const isIncompleteClient = (client: ClientValues): boolean => missingClientFields(client).length > 0;

export function isSameClientValues(one: ClientValues, other: ClientValues): boolean {
  return clientFields.every(field => one[field] === other[field]);
}

/** The form to send: trimmed, and without the company fields if the client is a person. */
export function toSend(values: ClientValues): ClientValues {
  const trimmed = Object.fromEntries(clientFields.map(field => [field, values[field].trim()]));
  const company = values.type === 'company' ? {} : { companyName: '', taxNumber: '' };
  return { ...values, ...trimmed, ...company };
}

/** The editable fields of a client. */
export function clientValuesOf(client: ClientValues): ClientValues {
  return { ...emptyClientValues, ...Object.fromEntries(clientFields.map(field => [field, client[field]])) };
}

/** The fields that differ from `base`, with their new values. */
export function changedClientFields(values: ClientValues, base: ClientValues): Partial<ClientValues> {
  return Object.fromEntries(
    clientFields.filter(field => values[field] !== base[field]).map(field => [field, values[field]]),
  );
}
