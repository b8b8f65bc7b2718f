import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { contactFile } from '../../../src/domain/board/ContactFile';
import { aRealization } from '../realization/aRealization';

type Value = string | readonly string[];

/** The properties of each card, as another program reads the file. */
function readBack(file: string): Readonly<Record<string, Value>>[] {
  const parsed = ICAL.parse(file) as unknown[];
  const cards = (parsed[0] === 'vcard' ? [parsed] : parsed) as [string, [string, object, string, Value][]][];
  return cards.map(([, properties]) => Object.fromEntries(properties.map(([name, , , value]) => [name, value])));
}

const anyCharacter = fc.oneof(fc.constantFrom(';', ',', '\\', ':', '"'), fc.string({ unit: 'grapheme', maxLength: 1 }));
const anyText = fc.string({ unit: anyCharacter, maxLength: 60 }).map(text => text.trim());
/** ical.js takes an escaped backslash before a separator for an escaped separator. */
const anyPart = anyText.filter(text => !text.endsWith('\\'));
const anySeller = fc
  .record({
    sellerFirstName: anyPart,
    sellerLastName: anyPart,
    street: anyPart,
    zipCode: anyPart,
    place: anyPart,
    phone: anyText.filter(text => !/[,;\\]/.test(text)),
    sellerEmail: anyText,
  })
  .map(aRealization);

describe('contactFile', () => {
  it('is what RFC 2426 asks for', () => {
    expect(contactFile([{ id: 'MB-1', seller: aRealization(), note: 'Honda CBR, MB-1' }])).toBe(
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
    const file = contactFile([{ id: 'MB-1', seller: aRealization({ phone }), note: '' }]);
    expect([...file.matchAll(/TEL;TYPE=VOICE:(.*)\r/g)].map(([, number]) => number)).toEqual(numbers);
  });

  it('is read by another program as it was meant', () => {
    const anyContact = fc.record({ seller: anySeller, note: anyText.filter(note => note !== ''), id: anyText });
    fc.assert(
      fc.property(fc.array(anyContact, { minLength: 1, maxLength: 4 }), contacts => {
        const cards = readBack(contactFile(contacts));
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
      aRealization(unnamed),
      aRealization({ ...unnamed, sellerEmail: '' }),
      aRealization({ ...unnamed, sellerEmail: '', phone: '' }),
    ].map(seller => readBack(contactFile([{ id: 'MB-1', seller, note: 'Honda CBR' }]))[0]!.fn);
    expect(names).toEqual(['jana.brandt@seller.example', '+49 341 000000', 'Honda CBR']);
  });
});
