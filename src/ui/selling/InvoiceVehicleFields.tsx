import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EditInvoice } from '../../application/selling/EditInvoice';
import { withMotorbike } from '../../domain/selling/InvoiceForm';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import { MotorbikePicker } from './MotorbikePicker';
import { TemplatePicker } from './TemplatePicker';
import { VinField } from './VinField';
import styles from './Invoicing.module.css';
import page from './SellingPage.module.css';

/** What is sold, and the template of the invoice. */
export const InvoiceVehicleFields = observer(function InvoiceVehicleFields({ client, state }: InvoiceFieldsProps) {
  const { t } = useTexts('invoicing');
  const editing = useInjection(EditInvoice);
  const [picking, setPicking] = useState<'motorbike' | 'template' | null>(null);
  const { form } = state;
  const handleDone = () => setPicking(null);

  const chosen = (kind: 'motorbike' | 'template') => {
    const name = form[kind]?.name;
    return (
      <div className={styles.chosen}>
        <span>{t(`invoice.${kind}`)}:</span>
        <strong>{name ?? t('invoice.none')}</strong>
        <Button onClick={() => setPicking(kind)}>
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
      {picking === 'motorbike' && (
        <MotorbikePicker
          onCancel={handleDone}
          onSelect={motorbike => {
            editing.execute(client, withMotorbike(form, motorbike));
            handleDone();
          }}
        />
      )}
      {picking === 'template' && (
        <TemplatePicker
          onCancel={handleDone}
          onSelect={({ id, name }) => {
            editing.execute(client, { template: { id, name } });
            handleDone();
          }}
        />
      )}
    </fieldset>
  );
});
