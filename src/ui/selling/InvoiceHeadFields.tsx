import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Clock } from '../../application/ports/Clock';
import { EditInvoice } from '../../application/selling/EditInvoice';
import type { InvoiceFormState } from '../../application/selling/InvoiceFormState';
import { InvoiceStore } from '../../application/selling/InvoiceStore';
import type { ClientId } from '../../domain/selling/Client';
import { localDate, localDateAt, noonOf } from '../../domain/selling/LocalDate';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { TextField } from '../shared/TextField';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import { useInvoiceProblem } from './useInvoiceProblem';
import styles from './Invoicing.module.css';
import page from './SellingPage.module.css';

export interface InvoiceFieldsProps {
  readonly client: ClientId;
  readonly state: InvoiceFormState;
}

/** The number and the dates. */
export const InvoiceHeadFields = observer(function InvoiceHeadFields({ client, state }: InvoiceFieldsProps) {
  const { t } = useTexts('invoicing');
  const { date: dateText } = useFormat();
  const store = useInjection(InvoiceStore);
  const editing = useInjection(EditInvoice);
  const clock = useInjection<Clock>(Clock);
  const problem = useInvoiceProblem(state);
  const { form } = state;
  const { suggestedNumber } = store;
  const used = store.usedFor(form.invoiceNumber);

  const dateField = (name: 'invoiceDate' | 'deliveryDate') => {
    const chosen = localDate(form[name]);
    return (
      <div className={styles.beside}>
        <TextField
          type="date"
          name={name}
          label={t(`invoice.${name}`)}
          value={form[name]}
          required
          error={problem(name)}
          hint={chosen && dateText(noonOf(chosen))}
          onChange={({ target }) => editing.execute(client, { [name]: target.value })}
          onBlur={() => state.left(name)}
        />
        {form[name] === '' && (
          <Button kind="quiet" onClick={() => editing.execute(client, { [name]: localDateAt(clock.now()) })}>
            {t('invoice.today')} <span className="visually-hidden">{t(`invoice.${name}`)}</span>
          </Button>
        )}
      </div>
    );
  };
  return (
    <fieldset className={page.group}>
      <legend>{t('invoice.head')}</legend>
      <div className={styles.beside}>
        <TextField
          name="invoiceNumber"
          label={t('invoice.invoiceNumber')}
          value={form.invoiceNumber}
          required
          autoFocus
          autoComplete="off"
          spellCheck={false}
          error={problem('invoiceNumber')}
          onChange={({ target }) => editing.execute(client, { invoiceNumber: target.value })}
          onBlur={() => state.left('invoiceNumber')}
        />
        <p role="status" className={used ? styles.warning : 'visually-hidden'}>
          {used && (
            <>
              <Icon of={TriangleAlert} size={16} />
              {t('invoice.used', { number: used.number, name: used.clientName })}
            </>
          )}
        </p>
        {suggestedNumber !== '' && form.invoiceNumber === '' && (
          <Button kind="quiet" onClick={() => editing.execute(client, { invoiceNumber: suggestedNumber })}>
            {t('invoice.suggested', { number: suggestedNumber })}
          </Button>
        )}
      </div>
      {dateField('invoiceDate')}
      {dateField('deliveryDate')}
    </fieldset>
  );
});
