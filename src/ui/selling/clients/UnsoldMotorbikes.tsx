import { observer } from 'mobx-react-lite';
import { FindUnsoldMotorbikes } from '../../../application/selling/motorbikes/FindUnsoldMotorbikes';
import { type Client, clientName } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, withMotorbike } from '../../../domain/selling/invoices/InvoiceForm';
import { motorbikeName } from '../../../domain/selling/motorbikes/Motorbike';
import { Button } from '../../shared/Button';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { useStartInvoice } from '../resale/useStartInvoice';
import page from '../SellingPage.module.css';

/** What the dealer could sell to the client next. A press begins its invoice. Empty if nothing waits for a buyer. */
export const UnsoldMotorbikes = observer(function UnsoldMotorbikes({ client }: { readonly client: Client }) {
  const { t } = useTexts('clients');
  const { found } = useInjection(FindUnsoldMotorbikes);
  const startInvoice = useStartInvoice();
  useRun(FindUnsoldMotorbikes);
  if (found.length === 0) return null;
  const title = t('unsold.title');
  return (
    <section className={page.section} aria-label={title}>
      <h2 className={page.subtitle}>{title}</h2>
      <DataTable
        label={title}
        rows={found}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t('documents.columns.vehicle'),
            kind: 'name',
            cell: motorbike => (
              <Lines of={[motorbikeName({ ...motorbike, vin: '' }, motorbike.brandName) || '–', motorbike.vin]} />
            ),
          },
          {
            name: t('columns.actions'),
            kind: 'presses',
            cell: motorbike => (
              <Button
                aria-label={`${t('unsold.sell')}: ${motorbikeName(motorbike, motorbike.brandName)}`}
                onClick={() =>
                  void startInvoice({
                    client: client.id,
                    clientName: clientName(client),
                    proposal: withMotorbike(emptyInvoiceForm, motorbike),
                  })
                }
              >
                {t('unsold.sell')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
});
