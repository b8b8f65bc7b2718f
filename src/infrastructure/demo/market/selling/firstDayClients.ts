import type { ClientValues } from '../../../../domain/selling/clients/ClientValues';
import { towns } from '../../../../domain/valuation/towns';
import { sellers } from '../catalogue/sellers';
import { germanCheckDigit, nipCheckDigit } from '../people/checkDigits';
import { rolled } from '../people/Random';

/** More than two pages. */
const COUNT = 47;

const trades = {
  DE: ['Zweirad', 'Motorrad', 'Bike Center', 'Landtechnik', 'Freizeitmobile'],
  PL: ['Moto Serwis', 'Motocykle', 'Salon Moto', 'Skutery'],
};

function aClient(index: number): ClientValues {
  const pick = <Value>(values: readonly Value[], salt: number): Value =>
    values[Math.floor(rolled(7, index, salt) * values.length)]!;
  const isPolish = index % 3 === 2;
  const isCompany = index % 5 !== 1;
  const people = sellers[isPolish ? 'PL' : 'DE'];
  const nearby = towns.filter(({ countryCode }) => countryCode === (isPolish ? 'PL' : 'DE'));
  const place = pick(nearby, 1);
  const firstName = pick(people.firstNames, 2);
  const lastName = pick(people.lastNames, 3);
  const number = String(100_000 + Math.floor(rolled(7, index, 4) * 899_999));
  const host = isPolish ? 'poczta.example' : 'post.example';
  return {
    type: isCompany ? 'company' : 'personal',
    companyName: isCompany
      ? `${pick(trades[isPolish ? 'PL' : 'DE'], 5)} ${lastName}${isPolish ? ' sp. z o.o.' : ' GmbH'}`
      : '',
    taxNumber: isCompany ? (isPolish ? polishNip(number) : `27/${number}`) : '',
    vatNumber: isCompany ? (isPolish ? `PL${polishNip(number)}` : germanVatId(number)) : '',
    firstName,
    lastName,
    // A few clients have no e-mail address.
    email: index % 11 === 4 ? '' : `${plain(firstName)}.${plain(lastName)}${index}@${host}`,
    phoneNumber: `${people.phone} ${number}${index % 10}`,
    street: pick(people.streets, 6),
    houseNumber: String(1 + Math.floor(rolled(7, index, 7) * 90)),
    zipCode: place.zipCode,
    place: place.name,
    country: isPolish ? 'poland' : 'germany',
  };
}

const germanVatId = (number: string): string => `DE81${number}${germanCheckDigit(`81${number}`)}`;

/** Of the next numbers, one has a check digit. */
function polishNip(number: string): string {
  const digits = `526${number}`;
  const checkDigit = nipCheckDigit(digits);
  return checkDigit > 9 ? polishNip(String(Number(number) + 1)) : `${digits}${checkDigit}`;
}

const plain = (name: string): string => name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The clients of each demo dealer before the first day, the oldest first. */
export const firstDayClients: readonly ClientValues[] = Array.from({ length: COUNT }, (_, index) => aClient(index));
