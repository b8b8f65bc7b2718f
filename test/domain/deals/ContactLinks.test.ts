import * as fc from 'fast-check';
import { mailLink, mapSearch, phoneLink } from '../../../src/domain/deals/ContactLinks';

it.each([
  ['jana.brandt@seller.example', 'mailto:jana.brandt@seller.example'],
  [' jana@seller.example ', 'mailto:jana@seller.example'],
  ['jana@seller.example?bcc=all@seller.example', null],
  ['jana@seller.example%0d%0aBcc:x', null],
  ['Jana jana@seller.example', null],
  ['jana@seller.example Jana', null],
  ['all@jana@seller.example', null],
  ['@seller.example', null],
  ['jana@', null],
  ['javascript:alert(1)', null],
  ['', null],
])('mailLink of %j is %j', (text, link) => expect(mailLink(text)).toBe(link));

it.each([
  ['+49 341 000-111', 'tel:+49341000111'],
  ['0341/22 33', 'tel:03412233'],
  ['112', 'tel:112'],
  ['+49 (0) 89 123456', 'tel:+4989123456'],
  ['0043 (0)1 234567', 'tel:00431234567'],
  ['(0) 89 123456', 'tel:089123456'],
  ['089 123456 / 0171 9876543', null],
  ['11', null],
  ['+49 341 +4930', null],
  ['0341 (+49', null],
  ['call me', null],
  ['', null],
])('phoneLink of %j is %j', (text, link) => expect(phoneLink(text)).toBe(link));

it('mailLink and phoneLink never link to more than an address or a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(mailLink(text) ?? 'mailto:a@b').toMatch(/^mailto:[^\s?&%]+@[^\s?&%]+$/);
      expect(phoneLink(text) ?? 'tel:123').toMatch(/^tel:\+?\d{3,15}$/);
    }),
  );
});

it('mapSearch keeps every character of a place in the query', () => {
  const place = 'Straße 4 & 5, 04109 Leipzig #2';
  expect(new URL(mapSearch(place)).searchParams.get('query')).toBe(place);
  expect(new URL(mapSearch(place)).hash).toBe('');
});
