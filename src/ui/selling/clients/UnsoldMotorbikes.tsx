import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import { OwnMotorbikes } from '../../../application/selling/motorbikes/OwnMotorbikes';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, withMotorbike } from '../../../domain/selling/invoices/InvoiceForm';
import { motorbikeName } from '../../../domain/selling/motorbikes/Motorbike';
import { Grid } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useStartInvoice } from '../resale/useStartInvoice';
import page from '../SellingPage.module.css';
import styles from './ClientPage.module.css';

/** How many are proposed. */
const MOST = 3;

/** What the dealer could sell to the client next. A press begins its invoice. Empty if nothing waits for a buyer. */
export const UnsoldMotorbikes = observer(function UnsoldMotorbikes({ client }: { readonly client: Client }) {
  const { t } = useTexts('clients');
  const { firstPage } = useInjection(OwnMotorbikes);
  const acquisitions = useInjection(Acquisitions);
  const startInvoice = useStartInvoice();
  useEffect(() => {
    void firstPage.refresh();
    return () => firstPage.cancel();
  }, [firstPage]);
  const found = acquisitions.unsoldAmong(firstPage.value ?? []).slice(0, MOST);
  if (found.length === 0) return null;
  const title = t('unsold.title');
  const sell = (motorbike: (typeof found)[number]) =>
    void startInvoice({
      client: client.id,
      clientName: clientName(client),
      proposal: withMotorbike(emptyInvoiceForm, motorbike),
    });
  return (
    <Grid as="section" gap={3} className={page.section} aria-label={title}>
      <div>
        <Text as="h2" size="title" className={page.subtitle}>
          {title}
        </Text>
        <Text as="p" tone="secondary" className={page.lead}>
          {t('unsold.lead')}
        </Text>
      </div>
      <ul className={styles.unsold}>
        {found.map(motorbike => (
          <li key={motorbike.id} className={styles.unsoldOne}>
            <p translate="no">
              <Lines of={[motorbikeName({ ...motorbike, vin: '' }, motorbike.brandName) || '–', motorbike.vin]} />
            </p>
            <Button
              aria-label={`${t('unsold.sell')}: ${motorbikeName(motorbike, motorbike.brandName)}`}
              onClick={() => sell(motorbike)}
            >
              {t('unsold.sell')}
            </Button>
          </li>
        ))}
      </ul>
    </Grid>
  );
});
