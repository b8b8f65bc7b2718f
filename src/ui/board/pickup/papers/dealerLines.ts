import { addressLines } from '../../../../domain/realization/TransportRoute';
import type { Dealer } from '../../../../domain/session/Profile';

/** The dealer's firm, name, address and phone number, as far as they are known. */
export function dealerLines(dealer: Dealer | null): readonly string[] {
  if (dealer === null) return [];
  const { firstName, lastName, companyName, phone } = dealer;
  return [companyName, `${firstName} ${lastName}`, ...addressLines(dealer), phone]
    .map(line => line.trim())
    .filter(line => line !== '');
}
