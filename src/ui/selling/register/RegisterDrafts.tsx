import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SellingOverview } from '../../../application/selling/SellingOverview';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** The invoices that were begun and not sent, each in a line that leads to its form. Empty without one. */
export const RegisterDrafts = observer(function RegisterDrafts() {
  const { t } = useTexts('sellingRegister');
  const { dayAndTime } = useFormat();
  const overview = useInjection(SellingOverview);
  const now = useNow();
  useEffect(() => void overview.readDrafts(), [overview]);
  const drafts = overview.drafts.filter(draft => draft.what === 'invoice');
  if (drafts.length === 0) return null;
  return (
    <ul aria-label={t('drafts')}>
      {drafts.map(({ client, clientName, changedAt }) => (
        <li key={client}>
          <Link to={paths.createInvoice(client)}>
            {t('draft', { client: clientName || '–', time: dayAndTime(changedAt, now) })}
          </Link>
        </li>
      ))}
    </ul>
  );
});
