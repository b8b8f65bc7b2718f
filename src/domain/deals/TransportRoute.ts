import type { Deal } from '../offers/Deal';
import type { Dealer } from '../session/Profile';

/** The lines of an address that are known. */
export function addressLines({ street, zipCode, place }: Pick<Deal, 'street' | 'zipCode' | 'place'>) {
  return [street.trim(), `${zipCode} ${place}`.trim()].filter(line => line !== '');
}

/** The dealer's firm, name, address and phone number, as far as they are known. */
export function dealerLines(dealer: Dealer | null): readonly string[] {
  if (dealer === null) return [];
  const { firstName, lastName, companyName, phone } = dealer;
  return [companyName, `${firstName} ${lastName}`, ...addressLines(dealer), phone]
    .map(line => line.trim())
    .filter(line => line !== '');
}

/** From where and to where a transport goes, as lines of an address. Without lines, an address is not known. */
export interface TransportRoute {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** From the seller to the dealer. The marketplace knows the dealer's address from the profile. */
export function transportRoute(deal: Deal, dealer: Dealer | null): TransportRoute {
  const from = addressLines(deal);
  if (dealer === null) return { from, to: [] };
  const lines = addressLines(dealer);
  const address = lines.length > 0 ? lines : [dealer.companyAddress.trim()].filter(line => line !== '');
  return { from, to: address.length > 0 ? [dealer.companyName.trim(), ...address].filter(line => line !== '') : [] };
}
