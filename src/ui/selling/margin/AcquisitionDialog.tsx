import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Form } from '../../../application/forms/Form';
import { Clock } from '../../../application/ports/Clock';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import { deviceToday } from '../../../application/shared/deviceToday';
import { invoiceYears } from '../../../domain/selling/invoices/InvoiceForm';
import { isCounted } from '../../../domain/selling/invoices/IssuedInvoice';
import { acquisitionTaxes } from '../../../domain/selling/margin/Acquisition';
import {
  acquisitionForm,
  type AcquisitionForm,
  emptyAcquisitionForm,
  isAcquisitionAmount,
  typedAcquisition,
} from '../../../domain/selling/margin/AcquisitionForm';
import { isBeforeAcquisition } from '../../../domain/selling/margin/MarginBook';
import { decimalSign } from '../../../domain/shared/Language';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { DeleteDialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { EntryDialog } from '../entries/EntryDialog';
import { useAmountQuestion } from '../invoices/form/useInvoiceProblem';
import { LazyDateField } from '../invoices/lazyViews';
import { VinField } from '../motorbikes/VinField';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

interface AcquisitionDialogProps {
  readonly form: Form<AcquisitionForm>;
}

/** Enters or changes an acquisition, and says which invoice sold it. */
export const AcquisitionDialog = observer(function AcquisitionDialog({ form }: AcquisitionDialogProps) {
  const { named: invoices } = useInjection(IssuedInvoices);
  const acquisitions = useInjection(Acquisitions);
  const { all, unsold, dialog } = acquisitions;
  const { t, language } = useTexts(['sellingMargin', 'sellingInvoices', 'selling']);
  const clock = useInjection(Clock);
  const words = useMarginTexts();
  const amountQuestion = useAmountQuestion();
  const [isRemoving, setRemoving] = useState(false);
  const { base, values } = form;
  const isNew = dialog.id === null;
  const soldBy = isNew ? (base?.invoiceId ?? null) : null;
  const today = deviceToday(clock);
  const taken = new Set(all.map(({ invoiceId }) => invoiceId));
  const free = invoices?.filter(invoice => isCounted(invoice) && !taken.has(invoice.id)) ?? [];
  const assigned = invoices?.filter(({ id }) => id === values.invoiceId) ?? [];
  const saleable = new Set([...assigned, ...free]);

  const handleTake = (chosen: string) => {
    const found = unsold.find(({ key }) => key === chosen);
    const from = found ? acquisitionForm(found, decimalSign(language)) : (base ?? emptyAcquisitionForm);
    form.edit({ ...from, invoiceId: soldBy });
  };
  const amountField = (name: 'price' | 'costs') => (
    <TextField
      label={t(`sellingMargin:fields.${name}`)}
      hint={name === 'costs' ? t('sellingMargin:costsHint') : null}
      suffix="€"
      inputMode="decimal"
      autoComplete="off"
      value={values[name]}
      error={
        amountQuestion(values[name]) ??
        (isAcquisitionAmount(values[name]) ? null : t('sellingInvoices:invoice.noAmount'))
      }
      onChange={({ target }) => form.edit({ [name]: target.value })}
    />
  );
  return (
    <>
      {isRemoving && (
        <DeleteDialog
          title={t('sellingMargin:removeTitle')}
          action={t('sellingMargin:remove')}
          onCancel={() => setRemoving(false)}
          onDelete={() => void acquisitions.removeOpened()}
        >
          <p>{t('selling:irrevocable')}</p>
          <Text as="p" weight="strong" breakWords translate="no">
            {values.vehicle}
          </Text>
        </DeleteDialog>
      )}
      <EntryDialog
        dialog={dialog}
        form={form}
        title={t(isNew ? 'sellingMargin:addTitle' : 'sellingMargin:editTitle')}
        action={t('sellingMargin:save')}
        needs={typedAcquisition(values, decimalSign(language)) === null ? t('sellingMargin:needs') : null}
        onSave={() => void acquisitions.saveOpened(decimalSign(language))}
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
            value={values.key ?? ''}
            options={[
              { value: '', text: t('sellingMargin:takeNone') },
              ...unsold.map(({ key, vehicle, vin }) => ({ value: key, text: `${vehicle} ${vin}`.trim() || '–' })),
            ]}
            onChoose={handleTake}
          />
        )}
        <TextField
          label={t('sellingMargin:columns.vehicle')}
          value={values.vehicle}
          autoComplete="off"
          onChange={({ target }) => form.edit({ vehicle: target.value })}
        />
        <VinField value={values.vin} onChange={vin => form.edit({ vin })} />
        <TextField
          label={t('sellingMargin:fields.supplier')}
          value={values.supplier}
          autoComplete="off"
          onChange={({ target }) => form.edit({ supplier: target.value })}
        />
        <LazyDateField
          label={t('sellingMargin:fields.date')}
          value={values.date}
          today={today}
          years={invoiceYears(today)}
          error={null}
          onChange={date => form.edit({ date })}
        />
        {assigned
          .filter(invoice => isBeforeAcquisition(invoice, values))
          .map(invoice => (
            <p key={invoice.id} role="status">
              <MarginWarning>{words.beforeAcquisition(invoice)}</MarginWarning>
            </p>
          ))}
        {amountField('price')}
        <SelectField
          label={t('sellingMargin:fields.tax')}
          value={values.tax}
          options={acquisitionTaxes.map(value => ({ value, text: words.acquisitionTax(value) }))}
          onChoose={value => form.edit({ tax: acquisitionTaxes.find(tax => tax === value) ?? 'unknown' })}
        />
        {amountField('costs')}
        <SelectField
          label={t('sellingMargin:fields.invoice')}
          value={values.invoiceId ?? ''}
          options={[
            { value: '', text: t('sellingMargin:notSold') },
            ...[...saleable].map(({ id, number, clientName }) => ({ value: id, text: `${number} · ${clientName}` })),
          ]}
          onChoose={value => form.edit({ invoiceId: value === '' ? null : value })}
        />
      </EntryDialog>
    </>
  );
});
