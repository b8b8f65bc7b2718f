import { type IssuedInvoice, isVoid } from '../../../domain/selling/invoices/IssuedInvoice';
import common from '../../shared/common.module.css';
import { FileLink } from '../../shared/files/FileLink';
import { useTexts } from '../../shared/texts/useTexts';
import page from '../SellingPage.module.css';

/** The PDFs of a month. */
export function ClosingFiles({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('sellingRegister');
  if (invoices.length === 0) return null;
  return (
    <section aria-label={t('close.files')} className={page.section}>
      <h3>{t('close.files')}</h3>
      <ul className={page.links}>
        {invoices.map(invoice => (
          <li key={invoice.id}>
            <FileLink address={invoice.address}>{invoice.number}</FileLink>{' '}
            {isVoid(invoice) && <span className={common.small}>{t('statuses.void')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
