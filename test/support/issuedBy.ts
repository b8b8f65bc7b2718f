import type { IssuedInvoices } from '../../src/application/ports/IssuedInvoices';
import type { IssuedInvoice } from '../../src/domain/selling/invoices/IssuedInvoice';

/** The invoices of a dealer, which this browser must be able to read. */
export async function issuedBy(dealer: string, issued: IssuedInvoices): Promise<readonly IssuedInvoice[]> {
  const answer = await issued.list(dealer);
  if (!answer.ok) throw new Error(answer.failure.reason);
  return answer.value;
}
