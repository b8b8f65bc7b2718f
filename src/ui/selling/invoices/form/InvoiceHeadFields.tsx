import { observer } from 'mobx-react-lite';
import { Clock } from '../../../../application/ports/Clock';
import { EditInvoice } from '../../../../application/selling/invoices/EditInvoice';
import type { InvoiceFormState } from '../../../../application/selling/invoices/InvoiceFormState';
import { IssuedInvoices } from '../../../../application/selling/invoices/IssuedInvoices';
import { deviceToday } from '../../../../application/shared/deviceToday';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { invoiceYears } from '../../../../domain/selling/invoices/InvoiceForm';
import { localDate } from '../../../../domain/shared/LocalDate';
import { TextField } from '../../../shared/fields/TextField';
import { afterPress } from '../../../shared/input/afterPress';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { LazyDateField } from '../lazyViews';
import styles from './InvoicePage.module.css';
import { OtherServerDate } from './OtherServerDate';
import { useInvoiceProblem } from './useInvoiceProblem';

export interface InvoiceFieldsProps {
  readonly state: InvoiceFormState;
}

export interface InvoicePartProps extends InvoiceFieldsProps {
  readonly client: ClientId;
}

export const InvoiceHeadFields = observer(function InvoiceHeadFields({ state }: InvoiceFieldsProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  const clock = useInjection<Clock>(Clock);
  const problem = useInvoiceProblem(state);
  const { form, today } = state;
  const { suggestedNumber } = useInjection(IssuedInvoices);

  const dateField = (name: 'invoiceDate' | 'deliveryDate') => (
    <div className={styles.beside} data-field={name}>
      <LazyDateField
        label={t(`invoice.${name}`)}
        value={localDate(form[name])}
        today={today}
        years={invoiceYears(today)}
        error={problem(name)}
        onChange={date => editing.execute({ [name]: date ?? '' })}
        onLeave={() => afterPress(() => editing.leaveField(name))}
      />
      {form[name] === '' && (
        <button type="button" className={styles.offer} onClick={() => editing.execute({ [name]: deviceToday(clock) })}>
          <span>{t('invoice.today')}</span> <span className="visually-hidden">{t(`invoice.${name}`)}</span>
        </button>
      )}
      {state.isProposed(name) && <span className={styles.proposed}>{t('invoice.proposed')}</span>}
      <OtherServerDate date={form[name]} />
    </div>
  );
  return (
    <fieldset className={`${styles.group} ${styles.head}`}>
      <legend className="visually-hidden">{t('invoice.head')}</legend>
      <div className={styles.three}>
        <div className={styles.beside} data-field="invoiceNumber">
          <TextField
            name="invoiceNumber"
            label={t('invoice.invoiceNumber')}
            value={form.invoiceNumber}
            placeholder={suggestedNumber}
            required
            autoFocus
            autoComplete="off"
            spellCheck={false}
            error={problem('invoiceNumber')}
            onChange={({ target }) => editing.execute({ invoiceNumber: target.value })}
            // 'Fill in' can give the focus back.
            onBlur={({ target }) =>
              afterPress(() => target !== document.activeElement && editing.leaveField('invoiceNumber'))
            }
          />
          {suggestedNumber !== '' && form.invoiceNumber === '' && (
            <button
              type="button"
              className={styles.offer}
              onClick={() => editing.execute({ invoiceNumber: suggestedNumber })}
            >
              {t('invoice.suggested', { number: suggestedNumber })}
            </button>
          )}
          {state.isProposed('invoiceNumber') && <span className={styles.proposed}>{t('invoice.proposed')}</span>}
        </div>
        {dateField('invoiceDate')}
        {dateField('deliveryDate')}
      </div>
    </fieldset>
  );
});
