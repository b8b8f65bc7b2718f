import type { RealizationDetails } from '../offers/RealizationDetails';
import { visibleText } from '../shared/VisibleText';
import { contentLines, textValue } from './ContentLines';

export interface Contact {
  /** The same for each file, so that an address book changes the contact and adds no second one. */
  readonly id: string;
  readonly seller: RealizationDetails;
  /** What the dealer has bought of the seller. */
  readonly note: string;
}

/** The name of a seller, or else how to reach them. */
export const sellerName = ({ sellerFirstName, sellerLastName, sellerEmail, phone }: RealizationDetails): string =>
  visibleText(`${sellerFirstName} ${sellerLastName}`.trim()) || sellerEmail.trim() || phone.trim();

/** A file in the format vCard 3.0 (RFC 2426), because Outlook and many phones do not read 4.0. */
export const contactFile = (contacts: readonly Contact[]): string => contentLines(contacts.flatMap(cardOf));

function cardOf({ id, seller, note }: Contact): string[] {
  const { sellerFirstName, sellerLastName, street, zipCode, place, phone, sellerEmail } = seller;
  const optional = [
    ...phoneNumbers(phone).map(number => ['TEL;TYPE=VOICE', number] as const),
    ['EMAIL;TYPE=INTERNET', sellerEmail],
  ] as const;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${textValue(id)}`,
    `FN:${singleValue(sellerName(seller) || note)}`,
    `N:${compound([sellerLastName, sellerFirstName, '', '', ''])}`,
    ...optional.flatMap(([name, value]) => (value.trim() ? [`${name}:${singleValue(value.trim())}`] : [])),
    `ADR:${compound(['', '', street, place, '', zipCode, ''])}`,
    `NOTE:${singleValue(note)}`,
    'END:VCARD',
  ];
}

/**
 * The numbers of a text such as '0341 1234567 / 0171 2345678'. A slash separates them only if each
 * begins as a number does: not in '0049 341/1234567'.
 */
function phoneNumbers(text: string): readonly string[] {
  return text.split(/[,;\n]/).flatMap(part => {
    const numbers = part.split('/');
    return numbers.every(number => /^\s*[+0]/.test(number)) ? numbers : part;
  });
}

/** A semicolon that separates nothing needs no backslash, and some address books show the backslash of an escaped one. */
const singleValue = (text: string): string => textValue(text).replaceAll(String.raw`\;`, ';');

const compound = (parts: readonly string[]): string => parts.map(part => textValue(part.trim())).join(';');
