import * as fc from 'fast-check';
import { clientCountries, type ClientValues, clientTypes } from '../../src/domain/selling/clients/ClientValues';

export function someClientValues(fields: Partial<ClientValues> = {}): ClientValues {
  return {
    type: 'company',
    companyName: 'Zweirad Krüger GmbH',
    taxNumber: '27/123/45678',
    vatNumber: 'DE811234567',
    firstName: 'Sabine',
    lastName: 'Krüger',
    email: 'sabine@krueger.example',
    phoneNumber: '+49 151 2345678',
    street: 'Lindenallee',
    houseNumber: '7b',
    zipCode: '20095',
    place: 'Hamburg',
    country: 'germany',
    ...fields,
  };
}

const typed = fc.oneof(fc.constantFrom('', ' ', '\t ', 'Łódź', ' x '), fc.string({ maxLength: 12 }));

/** A form as a dealer may have typed it, including blanks. */
export const anyClientValues: fc.Arbitrary<ClientValues> = fc.record({
  type: fc.constantFrom(...clientTypes),
  companyName: typed,
  taxNumber: typed,
  vatNumber: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  phoneNumber: typed,
  street: typed,
  houseNumber: typed,
  zipCode: typed,
  place: typed,
  country: fc.constantFrom(...clientCountries, ''),
});
