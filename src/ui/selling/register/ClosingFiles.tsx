import { type IssuedInvoice, isVoid } from '../../../domain/selling/invoices/IssuedInvoice';
import { Grid, Row } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { FileLink } from '../../shared/files/FileLink';
import { useTexts } from '../../shared/texts/useTexts';

/** The PDFs of a month. */
export function ClosingFiles({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('sellingRegister');
  if (invoices.length === 0) return null;
  return (
    <Grid as="section" gap={3} aria-label={t('close.files')}>
      <h3>{t('close.files')}</h3>
      <Row as="ul" gap={2} columnGap={4} align="stretch" wrap>
        {invoices.map(invoice => (
          <li key={invoice.id}>
            <FileLink address={invoice.address}>{invoice.number}</FileLink>{' '}
            {isVoid(invoice) && <SmallText as="span">{t('statuses.void')}</SmallText>}
          </li>
        ))}
      </Row>
    </Grid>
  );
}
