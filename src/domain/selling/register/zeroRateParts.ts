import { grouped } from '../../shared/grouped';
import { clientCountry, homeCountry, isInEu, plainNumber } from '../checks/SellerCountry';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import { taxKindOf } from './InvoiceRegister';

/** To whom a sale without VAT went: a tax return has a line of its own for each but the last. */
export const zeroRateParts = ['zeroToEu', 'zeroOutsideEu', 'zeroElse'] as const;

/** The last one has sales within the country and to people, and those whose countries are not known. */
function zeroRatePart({ snapshot: { client, seller } }: IssuedInvoice): (typeof zeroRateParts)[number] {
  const from = homeCountry(seller?.country, seller);
  const to = client && clientCountry(client.country, client.vatNumber);
  if (from === null || to === null || to === from) return 'zeroElse';
  if (!isInEu(to)) return 'zeroOutsideEu';
  return client?.type === 'company' ? 'zeroToEu' : 'zeroElse';
}

export const byZeroRatePart = (invoices: readonly IssuedInvoice[]) =>
  grouped(
    invoices.filter(invoice => taxKindOf(invoice) === 'unselected'),
    zeroRatePart,
  );

/** The VAT id of the client, as a recapitulative statement has it. '' if there is none. */
export const statedVatId = ({ snapshot: { client } }: IssuedInvoice): string => plainNumber(client?.vatNumber ?? '');
