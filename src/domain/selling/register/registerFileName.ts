import { fileNamePart } from '../../shared/fileNamePart';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { RegisterFilter } from './InvoiceRegister';

/** What the register and the chosen client, kind of tax and payment are called. */
interface FilterWords {
  readonly register: string;
  readonly client: string;
  readonly taxKind: string;
  readonly open: string;
}

/** The name of the register's file, without its ending. It names the filter, because a part must not pass for the whole. */
export const registerFileName = (
  { query, month, client, taxKind, isOpen }: RegisterFilter,
  words: FilterWords,
): string =>
  [
    words.register,
    month,
    client !== null && words.client,
    taxKind !== null && words.taxKind,
    isOpen && words.open,
    query.trim(),
  ]
    .filter(part => part !== false && part !== '')
    .map(part => fileNamePart(String(part)))
    .join('-');

/** The names of the PDFs of some invoices, each once, without their ending. */
export function pdfNames(invoices: readonly Pick<IssuedInvoice, 'number'>[]): readonly string[] {
  const used = new Map<string, number>();
  return invoices.map(({ number }) => {
    const name = fileNamePart(number);
    const count = (used.get(name.toLowerCase()) ?? 0) + 1;
    used.set(name.toLowerCase(), count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
