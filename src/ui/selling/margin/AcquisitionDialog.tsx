import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { EditAcquisition } from '../../../application/selling/margin/EditAcquisition';
import { KeepAcquisition } from '../../../application/selling/margin/KeepAcquisition';
import { deviceToday } from '../../../application/shared/deviceToday';
import { invoiceYears } from '../../../domain/selling/invoices/InvoiceForm';
import { isCounted } from '../../../domain/selling/invoices/IssuedInvoice';
import { acquisitionTaxes } from '../../../domain/selling/margin/Acquisition';
import {
  emptyAcquisitionForm,
  isAcquisitionAmount,
  acquisitionForm,
  typedAcquisition,
} from '../../../domain/selling/margin/AcquisitionForm';
import { isBeforeAcquisition } from '../../../domain/selling/margin/MarginBook';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { EntryDialog } from '../entries/EntryDialog';
import { useAmountQuestion } from '../invoices/form/useAmountQuestion';
import { LazyDateField } from '../invoices/lazyViews';
import { VinField } from '../motorbikes/VinField';
import styles from '../SellingPage.module.css';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

/** Enters or changes an acquisition, and says which invoice sold it. */
export const AcquisitionDialog = observer(function AcquisitionDialog() {
  const { invoices } = useInjection(ListIssuedInvoices);
  const { acquisitions, unsold } = useInjection(KeepAcquisition);
  const { t, language } = useTexts(['sellingMargin', 'sellingInvoices', 'selling']);
  const editing = useInjection(EditAcquisition);
  const { entry } = editing;
  const clock = useInjection(Clock);
  const words = useMarginTexts();
  const amountQuestion = useAmountQuestion();
  const [isRemoving, setRemoving] = useState(false);
  const { base, form } = entry;
  const isNew = entry.id === null;
  const soldBy = isNew ? (base?.invoiceId ?? null) : null;
  const today = deviceToday(clock);
  const taken = new Set(acquisitions.map(({ invoiceId }) => invoiceId));
  const free = invoices?.filter(invoice => isCounted(invoice) && !taken.has(invoice.id)) ?? [];
  const assigned = invoices?.filter(({ id }) => id === form.invoiceId) ?? [];
  const saleable = new Set([...assigned, ...free]);

  const handleTake = (chosen: string) => {
    const found = unsold.find(({ key }) => key === chosen);
    const from = found ? acquisitionForm(found, decimalSign(language)) : (base ?? emptyAcquisitionForm);
    editing.execute({ ...from, invoiceId: soldBy });
  };
  const amountField = (name: 'price' | 'costs') => (
    <TextField
      label={t(`sellingMargin:fields.${name}`)}
      hint={name === 'costs' ? t('sellingMargin:costsHint') : null}
      suffix="€"
      inputMode="decimal"
      autoComplete="off"
      value={form[name]}
      error={
        amountQuestion(form[name]) ?? (isAcquisitionAmount(form[name]) ? null : t('sellingInvoices:invoice.noAmount'))
      }
      onChange={({ target }) => editing.execute({ [name]: target.value })}
    />
  );
  return (
    <>
      {isRemoving && (
        <DeleteDialog
          title={t('sellingMargin:removeTitle')}
          action={t('sellingMargin:remove')}
          onCancel={() => setRemoving(false)}
          onDelete={() => void editing.remove()}
        >
          <p>{t('selling:irrevocable')}</p>
          <p className={styles.strong} translate="no">
            {form.vehicle}
          </p>
        </DeleteDialog>
      )}
      <EntryDialog
        editing={editing}
        title={t(isNew ? 'sellingMargin:addTitle' : 'sellingMargin:editTitle')}
        action={t('sellingMargin:save')}
        needs={typedAcquisition(form, decimalSign(language)) === null ? t('sellingMargin:needs') : null}
        onSave={() => void editing.save()}
        other={
          !isNew && (
            <Button kind="danger" onClick={() => setRemoving(true)}>
              {t('sellingMargin:remove')}
            </Button>
          )
        }
      >
        {soldBy !== null && unsold.length > 0 && (
          <SelectField
            label={t('sellingMargin:take')}
            value={form.key ?? ''}
            options={[
              { value: '', text: t('sellingMargin:takeNone') },
              ...unsold.map(({ key, vehicle, vin }) => ({ value: key, text: `${vehicle} ${vin}`.trim() || '–' })),
            ]}
            onChoose={handleTake}
          />
        )}
        <TextField
          label={t('sellingMargin:columns.vehicle')}
          value={form.vehicle}
          autoComplete="off"
          onChange={({ target }) => editing.execute({ vehicle: target.value })}
        />
        <VinField value={form.vin} onChange={vin => editing.execute({ vin })} />
        <TextField
          label={t('sellingMargin:fields.supplier')}
          value={form.supplier}
          autoComplete="off"
          onChange={({ target }) => editing.execute({ supplier: target.value })}
        />
        <LazyDateField
          label={t('sellingMargin:fields.date')}
          value={form.date}
          today={today}
          years={invoiceYears(today)}
          error={null}
          onChange={date => editing.execute({ date })}
        />
        {assigned
          .filter(invoice => isBeforeAcquisition(invoice, form))
          .map(invoice => (
            <p key={invoice.id} role="status">
              <MarginWarning>{words.beforeAcquisition(invoice)}</MarginWarning>
            </p>
          ))}
        {amountField('price')}
        <SelectField
          label={t('sellingMargin:fields.tax')}
          value={form.tax}
          options={acquisitionTaxes.map(value => ({ value, text: words.acquisitionTax(value) }))}
          onChoose={value => editing.execute({ tax: acquisitionTaxes.find(tax => tax === value) ?? 'unknown' })}
        />
        {amountField('costs')}
        <SelectField
          label={t('sellingMargin:fields.invoice')}
          value={form.invoiceId ?? ''}
          options={[
            { value: '', text: t('sellingMargin:notSold') },
            ...[...saleable].map(({ id, number, clientName }) => ({ value: id, text: `${number} · ${clientName}` })),
          ]}
          onChoose={value => editing.execute({ invoiceId: value === '' ? null : value })}
        />
      </EntryDialog>
    </>
  );
});
