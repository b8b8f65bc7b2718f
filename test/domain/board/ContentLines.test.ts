import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  type CalendarEntry,
  calendarFile,
  contactFile,
  contentLines,
  textValue,
} from '../../../src/domain/board/ContentLines';
import { HOUR, type Instant, SECOND } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { aDeal } from '../deals/aDeal';

const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('contentLines', () => {
  it('folds a line after 75 octets, and never within a character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 })), texts => {
        const lines = texts.map(text => `NOTE:${textValue(text)}`);
        const file = contentLines(lines);
        expect(file === '' || file.endsWith('\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Surrogate}/u);
        }
        expect(file.replaceAll('\r\n ', '')).toBe(lines.map(line => `${line}\r\n`).join(''));
      }),
    );
  });

  it('folds no line of 75 octets', () => expect(contentLines(['a'.repeat(75)])).toBe(`${'a'.repeat(75)}\r\n`));
});

describe('textValue', () => {
  it('escapes what has a meaning in the formats', () => {
    expect(textValue('Lane 4; rear, left\\right\r\nbell\rdown\n')).toBe(
      String.raw`Lane 4\; rear\, left\\right\nbell\ndown\n`,
    );
  });

  it('never contains a break or another control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), text => {
        expect(textValue(text)).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
      }),
    );
  });
});

/** As another program reads the file. */
const readBack = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      title: event.summary,
      place: event.location,
      text: event.description,
      stamp: (component.getFirstPropertyValue('dtstamp') as InstanceType<typeof ICAL.Time>).toJSDate().getTime(),
    };
  });

const anyCharacter = fc.oneof(fc.constantFrom(';', ',', '\\', ':', '"'), fc.string({ unit: 'grapheme', maxLength: 1 }));
const anyText = fc.string({ unit: anyCharacter, maxLength: 200 }).map(text => text.trim());
/** The format has whole seconds. */
const anyInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map(seconds => seconds * SECOND);
const anyEntry: fc.Arbitrary<CalendarEntry & { readonly start: Instant }> = fc.record({
  id: fc.uuid(),
  start: anyInstant,
  title: anyText,
  place: anyText,
  text: fc.array(anyText, { maxLength: 4 }).map(lines => lines.join('\n')),
});

describe('calendarFile', () => {
  it('is what RFC 5545 asks for', () => {
    const entry = {
      id: 'MB-1.pickup@paddock',
      start: Date.UTC(2026, 10, 27, 9),
      title: 'Pickup: Honda CBR',
      place: 'Lindenweg 4, 04109 Leipzig',
      text: 'MB-1\n+49 341 000000',
    };
    expect(calendarFile([entry], Date.UTC(2026, 10, 26, 8, 30))).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Paddock//Pickup//EN',
        'BEGIN:VEVENT',
        'UID:MB-1.pickup@paddock',
        'DTSTAMP:20261126T083000Z',
        'DTSTART:20261127T090000Z',
        'DTEND:20261127T100000Z',
        'SUMMARY:Pickup: Honda CBR',
        String.raw`LOCATION:Lindenweg 4\, 04109 Leipzig`,
        String.raw`DESCRIPTION:MB-1\n+49 341 000000`,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('has a whole day for a stop without a time', () => {
    const entry = { id: 'a', start: '2026-11-27' as LocalDate, title: '', place: '', text: '' };
    const file = calendarFile([entry], 0);
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261127\r\nSUMMARY:');
    expect(file).not.toContain('DTEND');
  });

  it('is read by another program as it was meant', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 5 }), anyInstant, (entries, madeAt) => {
        const expected = entries.map(entry => ({ ...entry, end: entry.start + HOUR, stamp: madeAt }));
        expect(readBack(calendarFile(entries, madeAt))).toEqual(expected);
      }),
    );
  });
});

type Value = string | readonly string[];

/** The properties of each card, as another program reads the file. */
function readCards(file: string): Readonly<Record<string, Value>>[] {
  const parsed = ICAL.parse(file) as unknown[];
  const cards = (parsed[0] === 'vcard' ? [parsed] : parsed) as [string, [string, object, string, Value][]][];
  return cards.map(([, properties]) => Object.fromEntries(properties.map(([name, , , value]) => [name, value])));
}

const anyCardText = fc.string({ unit: anyCharacter, maxLength: 60 }).map(text => text.trim());
/** ical.js takes an escaped backslash before a separator for an escaped separator. */
const anyPart = anyCardText.filter(text => !text.endsWith('\\'));
const anySeller = fc
  .record({
    sellerFirstName: anyPart,
    sellerLastName: anyPart,
    street: anyPart,
    zipCode: anyPart,
    place: anyPart,
    phone: anyCardText.filter(text => !/[,;\\]/.test(text)),
    sellerEmail: anyCardText,
  })
  .map(aDeal);

describe('contactFile', () => {
  it('is what RFC 2426 asks for', () => {
    expect(contactFile([{ id: 'MB-1', seller: aDeal(), note: 'Honda CBR, MB-1' }])).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'UID:MB-1',
        'FN:Jana Brandt',
        'N:Brandt;Jana;;;',
        'TEL;TYPE=VOICE:+49 341 000000',
        'EMAIL;TYPE=INTERNET:jana.brandt@seller.example',
        'ADR:;;Lindenweg 4;Leipzig;;04109;',
        String.raw`NOTE:Honda CBR\, MB-1`,
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['0341 1234567 / +49 171 2345678', ['0341 1234567', '+49 171 2345678']],
    ['0341 1234567, 0171 2345678;0172 3456789', ['0341 1234567', '0171 2345678', '0172 3456789']],
    ['0341/1234567', ['0341/1234567']],
    ['0049 341/1234567', ['0049 341/1234567']],
  ])('has a line for each number of %s', (phone, numbers) => {
    const file = contactFile([{ id: 'MB-1', seller: aDeal({ phone }), note: '' }]);
    expect([...file.matchAll(/TEL;TYPE=VOICE:(.*)\r/g)].map(([, number]) => number)).toEqual(numbers);
  });

  it('is read by another program as it was meant', () => {
    const anyContact = fc.record({ seller: anySeller, note: anyCardText.filter(note => note !== ''), id: anyCardText });
    fc.assert(
      fc.property(fc.array(anyContact, { minLength: 1, maxLength: 4 }), contacts => {
        const cards = readCards(contactFile(contacts));
        expect(cards).toHaveLength(contacts.length);
        cards.forEach((card, at) => {
          const { seller, note } = contacts[at]!;
          const { sellerFirstName, sellerLastName, street, place, zipCode } = seller;
          expect(card.n).toEqual([sellerLastName, sellerFirstName, '', '', '']);
          expect(card.adr).toEqual(['', '', street, place, '', zipCode, '']);
          expect(card.note).toBe(note);
          expect(card.fn).not.toBe('');
          expect(card.email ?? '').toBe(seller.sellerEmail);
          expect(card.tel ?? '').toBe(seller.phone);
        });
      }),
    );
  });

  it('names a seller without a name by the e-mail address, the phone number or the vehicle', () => {
    const unnamed = { sellerFirstName: '', sellerLastName: ' ' };
    const names = [
      aDeal(unnamed),
      aDeal({ ...unnamed, sellerEmail: '' }),
      aDeal({ ...unnamed, sellerEmail: '', phone: '' }),
    ].map(seller => readCards(contactFile([{ id: 'MB-1', seller, note: 'Honda CBR' }]))[0]!.fn);
    expect(names).toEqual(['jana.brandt@seller.example', '+49 341 000000', 'Honda CBR']);
  });
});
