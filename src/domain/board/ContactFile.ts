import type { RealizationDetails } from '../realization/RealizationDetails';
import { visibleText } from '../shared/VisibleText';
import { contentLines, textValue } from './ContentLines';

export interface Contact {
  readonly seller: RealizationDetails;
  /** What the dealer has bought of the seller. */
  readonly note: string;
}

/** The name of a seller, or else how to reach them. */
export const sellerName = ({ sellerFirstName, sellerLastName, sellerEmail, phone }: RealizationDetails): string =>
  visibleText(`${sellerFirstName} ${sellerLastName}`.trim()) || sellerEmail.trim() || phone.trim();

/** A file in the format vCard 4.0 (RFC 6350). */
export const contactFile = (contacts: readonly Contact[]): string => contentLines(contacts.flatMap(cardOf));

function cardOf({ seller, note }: Contact): string[] {
  const { sellerFirstName, sellerLastName, street, zipCode, place, phone, sellerEmail } = seller;
  const optional = [
    ['TEL;TYPE=voice', phone],
    ['EMAIL', sellerEmail],
  ] as const;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${singleValue(sellerName(seller) || note)}`,
    `N:${compound([sellerLastName, sellerFirstName, '', '', ''])}`,
    ...optional.flatMap(([name, value]) => (value.trim() ? [`${name}:${singleValue(value.trim())}`] : [])),
    `ADR:${compound(['', '', street, place, '', zipCode, ''])}`,
    `NOTE:${singleValue(note)}`,
    'END:VCARD',
  ];
}

/** RFC 6350, 3.4 allows a semicolon that separates nothing, and some address books show the backslash of an escaped one. */
const singleValue = (text: string): string => textValue(text).replaceAll(String.raw`\;`, ';');

const compound = (parts: readonly string[]): string => parts.map(part => textValue(part.trim())).join(';');
