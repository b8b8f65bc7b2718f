import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { KeepPurchase } from '../../../application/selling/margin/KeepPurchase';
import { invoiceYears } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { localDateAt } from '../../../domain/selling/invoices/LocalDate';
import type { MarginSale } from '../../../domain/selling/margin/MarginBook';
import { type KeyedPurchase, type Purchase, purchaseTaxes } from '../../../domain/selling/margin/Purchase';
import type { Money } from '../../../domain/shared/Money';
import { Button } from '../../shared/Button';
import { Dialog } from '../../shared/dialogs/Dialog';
import { DialogButtons } from '../../shared/dialogs/DialogButtons';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { ValueField } from '../../shared/fields/ValueField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { costIn, useValueTexts } from '../../valuation/useValueTexts';
import { LazyDateField } from '../invoices/lazyViews';
import { VinField } from '../motorbikes/VinField';
import styles from '../SellingPage.module.css';
import { useMarginTexts } from './useMarginTexts';

/** What the dialog starts from. A new purchase has neither. */
export interface EditedPurchase {
  readonly purchase: KeyedPurchase | null;
  /** The invoice that sold it. */
  readonly invoice: IssuedInvoice | null;
}

interface PurchaseDialogProps extends EditedPurchase {
  readonly sales: readonly MarginSale[];
  readonly unsold: readonly KeyedPurchase[];
  readonly onClose: () => void;
}

const purchaseFor = (invoice: IssuedInvoice | null): Purchase => ({
  vehicle: invoice?.vehicle ?? '',
  vin: invoice?.snapshot?.sent.vin ?? '',
  date: null,
  price: null,
  tax: 'unknown',
  costs: 0 as Money,
  invoiceId: invoice?.id ?? null,
});

/** Enters or changes a purchase, and says which invoice sold it. */
export const PurchaseDialog = observer(function PurchaseDialog(props: PurchaseDialogProps) {
  const { purchase, invoice, sales, unsold, onClose } = props;
  const { t } = useTexts(['sellingMargin', 'shared', 'sellingInvoices']);
  const keepPurchase = useInjection(KeepPurchase);
  const clock = useInjection<Clock>(Clock);
  const words = useMarginTexts();
  const valueTexts = useValueTexts();
  const [key, setKey] = useState(purchase?.key);
  const [form, setForm] = useState<Purchase>(purchase ?? purchaseFor(invoice));
  const change = (changed: Partial<Purchase>) => setForm({ ...form, ...changed });
  const today = localDateAt(clock.now());
  const saleable = sales.filter(sale => sale.purchase === null || sale.purchase.key === key);

  const handleTake = (chosen: string) => {
    const taken = unsold.find(known => known.key === chosen);
    setKey(taken?.key);
    setForm({ ...(taken ?? purchaseFor(invoice)), invoiceId: invoice?.id ?? null });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { vehicle, vin, date, price, tax, costs, invoiceId } = form;
    void keepPurchase.execute({ vehicle: vehicle.trim(), vin: vin.trim(), date, price, tax, costs, invoiceId }, key);
    onClose();
  };
  const handleRemove = () => {
    if (key !== undefined) void keepPurchase.remove(key);
    onClose();
  };
  const amountField = (name: 'price' | 'costs') => (
    <ValueField
      label={t(`sellingMargin:fields.${name}`)}
      hint={name === 'costs' ? t('sellingMargin:costsHint') : null}
      suffix="€"
      inputMode="decimal"
      value={name === 'costs' && form.costs === 0 ? null : form[name]}
      text={valueTexts.amount}
      read={costIn}
      problem={t('sellingInvoices:invoice.noAmount')}
      onValue={amount => change({ [name]: name === 'costs' ? (amount ?? 0) : amount })}
    />
  );
  return (
    <Dialog title={t(purchase ? 'sellingMargin:editTitle' : 'sellingMargin:addTitle')} onCancel={onClose}>
      <form className={styles.dialogForm} onSubmit={handleSubmit}>
        {purchase === null && invoice !== null && unsold.length > 0 && (
          <SelectField
            label={t('sellingMargin:take')}
            value={key ?? ''}
            options={[
              { value: '', text: t('sellingMargin:takeNone') },
              ...unsold.map(known => ({ value: known.key, text: `${known.vehicle} ${known.vin}`.trim() || '–' })),
            ]}
            onChoose={handleTake}
          />
        )}
        <TextField
          label={t('sellingMargin:columns.vehicle')}
          value={form.vehicle}
          autoComplete="off"
          onChange={({ target }) => change({ vehicle: target.value })}
        />
        <VinField value={form.vin} onChange={vin => change({ vin })} />
        <LazyDateField
          label={t('sellingMargin:fields.date')}
          value={form.date}
          today={today}
          years={invoiceYears(today)}
          error={null}
          onChange={date => change({ date })}
          onLeave={() => {}}
        />
        {amountField('price')}
        <SelectField
          label={t('sellingMargin:fields.tax')}
          value={form.tax}
          options={purchaseTaxes.map(value => ({ value, text: words.purchaseTax(value) }))}
          onChoose={value => change({ tax: purchaseTaxes.find(tax => tax === value) ?? 'unknown' })}
        />
        {amountField('costs')}
        <SelectField
          label={t('sellingMargin:fields.invoice')}
          value={form.invoiceId ?? ''}
          options={[
            { value: '', text: t('sellingMargin:notSold') },
            ...saleable.map(sale => ({
              value: sale.invoice.id,
              text: `${sale.invoice.number} · ${sale.invoice.clientName}`,
            })),
          ]}
          onChoose={value => change({ invoiceId: value === '' ? null : value })}
        />
        <DialogButtons>
          {key !== undefined && (
            <Button kind="danger" onClick={handleRemove}>
              {t('sellingMargin:remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('shared:cancel')}</Button>
          <Button type="submit" kind="primary">
            {t('sellingMargin:save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});
