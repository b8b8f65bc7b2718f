import { nameSign } from '../../shared/TextSearch';
import { plainNumber } from '../checks/SellerCountry';
import type { Client } from './Client';
import type { ClientValues } from './ClientValues';

/** What two clients have in common, the surest first. */
export const doubleSigns = ['taxNumber', 'vatNumber', 'email', 'phoneNumber', 'nameAndPlace'] as const;
export type DoubleSign = (typeof doubleSigns)[number];

export interface LikelyDouble {
  readonly client: Client;
  readonly signs: readonly DoubleSign[];
}

/** Shorter numbers are extensions or mistakes, and many clients have them. */
const SHORTEST_NUMBER = 6;

/** With the country code or without it, the last digits of a phone number are the same. */
const LAST_DIGITS = 9;

/** The known clients that are probably the one in the form. */
export function likelyDoubles(values: ClientValues, known: readonly Client[]): readonly LikelyDouble[] {
  return known
    .map(client => ({ client, signs: doubleSigns.filter(sign => isShared(sign, values, client)) }))
    .filter(({ signs }) => signs.length > 0);
}

/** Many type a VAT ID into the field of the tax number, and a Polish NIP is both. */
function isShared(sign: DoubleSign, values: ClientValues, client: ClientValues): boolean {
  const isNumber = sign === 'taxNumber' || sign === 'vatNumber';
  const known = isNumber ? [signOf.taxNumber(client), signOf.vatNumber(client)] : [signOf[sign](client)];
  const own = signOf[sign](values);
  return own !== '' && known.includes(own);
}

/** Without the country, because some write it and some do not. */
const bareNumber = (text: string): string => {
  const bare = plainNumber(text).replace(/^[A-Z]{2}(?=[A-Z]?\d)/, '');
  return bare.length < SHORTEST_NUMBER ? '' : bare;
};

const signOf: Readonly<Record<DoubleSign, (client: ClientValues) => string>> = {
  taxNumber: ({ taxNumber }) => bareNumber(taxNumber),
  vatNumber: ({ vatNumber }) => bareNumber(vatNumber),
  email: ({ email }) => email.trim().toLowerCase(),
  phoneNumber: ({ phoneNumber }) => bareNumber(phoneNumber.replace(/\D/g, '')).slice(-LAST_DIGITS),
  nameAndPlace: ({ type, companyName, firstName, lastName, place }) => {
    const name = nameSign(type === 'company' ? companyName : `${firstName} ${lastName}`);
    const town = nameSign(place);
    return name === '' || town === '' ? '' : `${name}#${town}`;
  },
};
