import { FileText, Motorbike } from 'lucide';
import { observer } from 'mobx-react-lite';
import { EditInvoice } from '../../../../application/selling/invoices/EditInvoice';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { VinField } from '../../motorbikes/VinField';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import styles from './InvoicePage.module.css';
import type { PickedKind } from './InvoicePickers';
import { PickedField } from './PickedField';

interface PickingProps extends InvoiceFieldsProps {
  readonly onPick: (kind: PickedKind) => void;
}

export const InvoiceVehicleFields = observer(function InvoiceVehicleFields({ state, onPick }: PickingProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  const { form } = state;
  return (
    <fieldset className={styles.group}>
      <legend>{t('invoice.item')}</legend>
      <PickedField
        label={t('invoice.motorbike')}
        icon={Motorbike}
        chosen={form.motorbike?.name ?? null}
        detail={form.vin}
        texts={{
          none: t('invoice.none'),
          pick: t('motorbikes.select'),
          remove: t('invoice.removeOf', { what: t('invoice.motorbike') }),
        }}
        onPick={() => onPick('motorbike')}
        onRemove={() => editing.execute({ motorbike: null })}
      />
      <VinField value={form.vin} onChange={vin => editing.execute({ vin })} />
    </fieldset>
  );
});

export const InvoiceTemplateFields = observer(function InvoiceTemplateFields({ state, onPick }: PickingProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  return (
    <fieldset className={styles.group}>
      <legend>{t('invoice.layout')}</legend>
      <PickedField
        label={t('invoice.template')}
        icon={FileText}
        chosen={state.form.template?.name ?? null}
        texts={{
          none: t('invoice.none'),
          pick: t('templates.select'),
          remove: t('invoice.removeOf', { what: t('invoice.template') }),
        }}
        onPick={() => onPick('template')}
        onRemove={() => editing.execute({ template: null })}
      />
    </fieldset>
  );
});
