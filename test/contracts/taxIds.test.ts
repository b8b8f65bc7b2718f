/** @jest-environment node */
import fc from 'fast-check';
import type { CheckedKind } from '../../src/domain/selling/checks/CheckedNumber';
import { StdnumTaxIds } from '../../src/infrastructure/taxIds/StdnumTaxIds';
import { InMemoryTaxIds } from '../twins/BrowserTwins';

describe.each([
  ['StdnumTaxIds', new StdnumTaxIds()],
  ['InMemoryTaxIds', new InMemoryTaxIds()],
])('%s as TaxIds', (_name, taxIds) => {
  it.each<[CheckedKind, string]>([
    ['germanVatId', '136695976'],
    ['polishNip', '5260001246'],
    ['polishNip', '8567346215'],
  ])('accepts the %s %s', (kind, digits) => {
    expect(taxIds.fits({ kind, digits })).toBe(true);
  });

  it.each<[CheckedKind, string]>([
    ['germanVatId', '136695978'],
    ['germanVatId', '13669597'],
    ['germanVatId', '1366959760'],
    ['germanVatId', 'DE136695976'],
    ['polishNip', '5260001245'],
    ['polishNip', '526000124'],
    ['polishNip', 'abcdefghij'],
    ['polishNip', ''],
  ])('refuses the %s %s', (kind, digits) => {
    expect(taxIds.fits({ kind, digits })).toBe(false);
  });
});

it('StdnumTaxIds and InMemoryTaxIds always agree', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 11 });
  fc.assert(
    fc.property(fc.constantFrom<CheckedKind>('germanVatId', 'polishNip'), digits, (kind, number) => {
      expect(new StdnumTaxIds().fits({ kind, digits: number })).toBe(
        new InMemoryTaxIds().fits({ kind, digits: number }),
      );
    }),
    { numRuns: 2000 },
  );
});
