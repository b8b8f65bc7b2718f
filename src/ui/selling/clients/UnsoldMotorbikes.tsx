import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import { OwnMotorbikes } from '../../../application/selling/motorbikes/OwnMotorbikes';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, withMotorbike } from '../../../domain/selling/invoices/InvoiceForm';
import { motorbikeName } from '../../../domain/selling/motorbikes/Motorbike';
import { Grid, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useStartInvoice } from '../resale/useStartInvoice';
import { Section } from '../Section';

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
    <Section title={title} marginTop={4}>
      <Text as="p" tone="secondary">
        {t('unsold.lead')}
      </Text>
      <Grid as="ul" gap={3} fill={300}>
        {found.map(motorbike => (
          <Row as="li" key={motorbike.id} gap={3} justify="between" paddingBlock={3} paddingInline={4} surface>
            <Text as="p" minWidth={0} breakWords translate="no">
              <Lines of={[motorbikeName({ ...motorbike, vin: '' }, motorbike.brandName) || '–', motorbike.vin]} />
            </Text>
            <Button
              aria-label={`${t('unsold.sell')}: ${motorbikeName(motorbike, motorbike.brandName)}`}
              onClick={() => sell(motorbike)}
            >
              {t('unsold.sell')}
            </Button>
          </Row>
        ))}
      </Grid>
    </Section>
  );
});
