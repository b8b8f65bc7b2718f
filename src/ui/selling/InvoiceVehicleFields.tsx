import { observer } from 'mobx-react-lite';
import { EditInvoice } from '../../application/selling/EditInvoice';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import type { PickedKind } from './InvoicePickers';
import { VinField } from './VinField';
import styles from './Invoicing.module.css';
import page from './SellingPage.module.css';

interface InvoiceVehicleFieldsProps extends InvoiceFieldsProps {
  readonly onPick: (kind: PickedKind) => void;
}

/** What is sold, and the template of the invoice. */
export const InvoiceVehicleFields = observer(function InvoiceVehicleFields(props: InvoiceVehicleFieldsProps) {
  const { client, state, onPick } = props;
  const { t } = useTexts('invoicing');
  const editing = useInjection(EditInvoice);
  const { form } = state;

  const chosen = (kind: PickedKind) => {
    const name = form[kind]?.name;
    return (
      <div className={styles.chosen}>
        <span>{t(`invoice.${kind}`)}:</span>
        <strong>{name ?? t('invoice.none')}</strong>
        <Button onClick={() => onPick(kind)}>
          {t(kind === 'motorbike' ? 'motorbikes.select' : 'templates.select')}
        </Button>
        {name !== undefined && (
          <Button kind="quiet" onClick={() => editing.execute(client, { [kind]: null })}>
            {t('invoice.remove')} <span className="visually-hidden">{t(`invoice.${kind}`)}</span>
          </Button>
        )}
      </div>
    );
  };
  return (
    <fieldset className={page.group}>
      <legend>{t('invoice.vehicle')}</legend>
      {chosen('motorbike')}
      <VinField value={form.vin} onChange={vin => editing.execute(client, { vin })} />
      {chosen('template')}
    </fieldset>
  );
});
