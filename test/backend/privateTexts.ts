import type { InMemoryMarketplace } from '../../src/infrastructure/demo/market/InMemoryMarketplace';

/** The personal data of all accounts. */
export function privateTexts({ accounts, people }: InMemoryMarketplace): readonly string[] {
  return accounts.flatMap(({ email }) => {
    const { firstName, lastName, phone, iban, ftin, companyName, street } = people.profile(email).dealer;
    return [email, firstName, lastName, phone, iban, ftin, companyName, street].filter(value => value !== '');
  });
}
