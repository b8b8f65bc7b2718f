import { observer } from 'mobx-react-lite';
import type { FocusEvent, MouseEvent } from 'react';
import { Clock } from '../../../../application/ports/Clock';
import type { EditedInvoice } from '../../../../application/selling/invoices/EditedInvoice';
import { IssuedInvoices } from '../../../../application/selling/invoices/IssuedInvoices';
import { deviceToday } from '../../../../application/shared/deviceToday';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { type InvoiceField, invoiceYears } from '../../../../domain/selling/invoices/InvoiceForm';
import { localDate, localDateAt, noonOf } from '../../../../domain/shared/LocalDate';
import { Grid, Stack } from '../../../kit/Layout';
import { SmallText } from '../../../kit/Text';
import * as field from '../../../shared/fields/Field.module.css';
import { TextField } from '../../../shared/fields/TextField';
import { afterClick } from '../../../shared/input/afterClick';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { LazyDateField } from '../lazyViews';
import * as styles from './InvoicePage.module.css';
import { ProposedMark } from './ProposedMark';
import { useInvoiceProblem } from './useInvoiceProblem';

export interface InvoiceFieldsProps {
  readonly state: EditedInvoice;
}

export interface InvoicePartProps extends InvoiceFieldsProps {
  readonly client: ClientId;
}

/** The suggestion that was pressed disappears. After a press by touch, the field would open the keyboard of the device. */
function focusField({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail === 0) currentTarget.closest('[data-field]')?.querySelector('input')?.focus();
}

export const InvoiceHeadFields = observer(function InvoiceHeadFields({ state }: InvoiceFieldsProps) {
  const { t } = useTexts('sellingInvoices');
  const clock = useInjection(Clock);
  const problem = useInvoiceProblem(state);
  const { form, today } = state;
  const { suggestedNumber } = useInjection(IssuedInvoices);

  /** The suggestion below a field belongs to it, and 'Fill in' can give the focus back. */
  const leaves =
    (name: InvoiceField) =>
    ({ currentTarget: place, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (place.contains(relatedTarget)) return;
      afterClick(() => !place.contains(document.activeElement) && state.input.leaveField(name));
    };

  const dateField = (name: 'invoiceDate' | 'deliveryDate') => (
    <Stack gap={1} top minWidth={0} className={styles.beside} data-field={name} onBlur={leaves(name)}>
      <LazyDateField
        label={t(`invoice.${name}`)}
        value={localDate(form[name])}
        today={today}
        years={invoiceYears(today)}
        proposed={deviceToday(clock)}
        {...problem(name)}
        onChange={date => state.edited({ [name]: date ?? '' })}
      />
      {form[name] === '' && (
        <button
          type="button"
          className={field.proposal}
          onClick={event => {
            state.edited({ [name]: deviceToday(clock) });
            focusField(event);
          }}
        >
          <span className="visually-hidden">{`${t(`invoice.${name}`)}:`}</span> <span>{t('invoice.today')}</span>
        </button>
      )}
      {state.isProposed(name) && <ProposedMark />}
      <OtherServerDate date={form[name]} />
    </Stack>
  );
  return (
    <Grid as="fieldset" gap={3.5} paddingTop={5} lineAbove>
      <legend className="visually-hidden">{t('invoice.head')}</legend>
      <Grid columns={3} gap={4} align="start" className={styles.three}>
        <Stack
          gap={1}
          top
          minWidth={0}
          className={styles.beside}
          data-field="invoiceNumber"
          onBlur={leaves('invoiceNumber')}
        >
          <TextField
            name="invoiceNumber"
            label={t('invoice.invoiceNumber')}
            value={form.invoiceNumber}
            placeholder={suggestedNumber}
            required
            autoFocus
            autoComplete="off"
            spellCheck={false}
            {...problem('invoiceNumber')}
            onChange={({ target }) => state.edited({ invoiceNumber: target.value })}
          />
          {suggestedNumber !== '' && form.invoiceNumber === '' && (
            <button
              type="button"
              className={field.proposal}
              onClick={event => {
                state.edited({ invoiceNumber: suggestedNumber });
                focusField(event);
              }}
            >
              {t('invoice.suggested', { number: suggestedNumber })}
            </button>
          )}
          {state.isProposed('invoiceNumber') && <ProposedMark />}
        </Stack>
        {dateField('invoiceDate')}
        {dateField('deliveryDate')}
      </Grid>
    </Grid>
  );
});

/** Says that a date is today only for this device, whose clock may be wrong. */
function OtherServerDate({ date }: { readonly date: string }) {
  const { t } = useTexts('sellingInvoices');
  const { date: dateText } = useFormat();
  const clock = useInjection(Clock);
  const serverDate = localDateAt(clock.now());
  if (date !== deviceToday(clock) || date === serverDate) return null;
  return <SmallText>{t('invoice.otherServerDate', { date: dateText(noonOf(serverDate)) })}</SmallText>;
}
