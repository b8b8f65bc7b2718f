import type { Deal } from '../offers/Deal';
import { HOUR, type Instant } from '../shared/Instant';
import type { LocalDate } from '../shared/LocalDate';
import { visibleText } from '../shared/visibleText';

/** Octets of a line without its break, in both formats. */
const LONGEST_LINE = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/**
 * A text as a value of iCalendar (RFC 5545, 3.3.11) and vCard (RFC 6350, 3.4). Both forbid control characters other than
 * tabs.
 */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** The lines of a file in either format. A long line is folded between two characters (3.1 and 3.2). */
export const contentLines = (lines: readonly string[]): string => lines.map(line => `${folded(line)}\r\n`).join('');

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

export interface CalendarEntry {
  /** A later file with the same id changes the entry in most calendars. */
  readonly id: string;
  /** A date without a time is a whole day. */
  readonly start: Instant | LocalDate;
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** A handover takes about this long. Milliseconds. */
const DURATION = HOUR;

/** A file in the format iCalendar (RFC 5545). The times are in UTC, so that it needs no time zones. */
export function calendarFile(entries: readonly CalendarEntry[], madeAt: Instant): string {
  const events = entries.flatMap(({ id, start, title, place, text }) => [
    'BEGIN:VEVENT',
    `UID:${textValue(id)}`,
    `DTSTAMP:${utc(madeAt)}`,
    ...(typeof start === 'string'
      ? [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`]
      : [`DTSTART:${utc(start)}`, `DTEND:${utc(start + DURATION)}`]),
    `SUMMARY:${textValue(title)}`,
    `LOCATION:${textValue(place)}`,
    `DESCRIPTION:${textValue(text)}`,
    'END:VEVENT',
  ]);
  return contentLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Paddock//Pickup//EN', ...events, 'END:VCALENDAR']);
}

/** 20261127T090000Z */
const utc = (instant: Instant): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

interface Contact {
  /** The same for each file, so that an address book changes the contact and adds no second one. */
  readonly id: string;
  readonly seller: Deal;
  /** What the dealer has bought of the seller. */
  readonly note: string;
}

/** The name of a seller, or else how to reach them. */
export const sellerName = ({ sellerFirstName, sellerLastName, sellerEmail, phone }: Deal): string =>
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
