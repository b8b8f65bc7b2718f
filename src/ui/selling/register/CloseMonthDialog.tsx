import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { KeepAcquisition } from '../../../application/selling/margin/KeepAcquisition';
import { isCounted } from '../../../domain/selling/invoices/IssuedInvoice';
import { marginSheet } from '../../../domain/selling/margin/marginSheet';
import { registerMonths } from '../../../domain/selling/register/InvoiceRegister';
import { monthClosing, purchaseSheet } from '../../../domain/selling/register/MonthClosing';
import { registerSheet } from '../../../domain/selling/register/registerSheet';
import { localDateAt, monthOf } from '../../../domain/shared/LocalDate';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/fields/SelectField';
import { FileLink } from '../../shared/files/FileLink';
import { Icon } from '../../shared/icons/Icon';
import { SheetFailureNotice, useSaveSheet } from '../../shared/page/useSaveSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { MarginWarning } from '../margin/MarginWarning';
import { useMarginTexts } from '../margin/useMarginTexts';
import page from '../SellingPage.module.css';
import { useRegisterWords } from './useRegisterWords';

/** Saves all that a bookkeeper needs of a month as one file, lists its PDFs, and names what is missing. */
export const CloseMonthDialog = observer(function CloseMonthDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['sellingRegister', 'sellingMargin', 'shared']);
  const { month: monthText } = useFormat();
  const { invoices, sales, filter } = useInjection(ListIssuedInvoices);
  const { acquisitions } = useInjection(KeepAcquisition);
  const thisMonth = monthOf(localDateAt(useInjection<Clock>(Clock).now()));
  const months = registerMonths(invoices ?? []);
  // Usually the month that has ended is closed.
  const [month, setMonth] = useState(filter.month || (months.find(known => known < thisMonth) ?? months[0] ?? ''));
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const { save, failure } = useSaveSheet();
  const registerWords = useRegisterWords();
  const { acquisitionTax, warning } = useMarginTexts();
  const closing = monthClosing(month, { invoices: invoices ?? [], sales, acquisitions });
  const numbers = new Map(invoices?.filter(isCounted).map(({ id, number }) => [id, number]));

  const handleSave = async () => {
    const heading = (column: Parameters<Parameters<typeof marginSheet>[1]['heading']>[0]) =>
      t(`sellingMargin:csv.${column}`);
    const sheets = [
      { name: t('sellingRegister:register'), rows: registerSheet(closing.invoices, registerWords) },
      { name: t('sellingMargin:title'), rows: marginSheet(closing.sales, { heading, acquisitionTax, warning }) },
      {
        name: t('sellingRegister:close.purchases'),
        rows: purchaseSheet(closing.purchases, { heading, acquisitionTax, soldBy: id => numbers.get(id) ?? '' }),
      },
    ] as const;
    const name = `month-${month}`;
    setSavedAs(null);
    if (await save({ name, format: 'xlsx', sheets })) setSavedAs(`${name}.xlsx`);
  };
  return (
    <Dialog title={t('sellingRegister:close.title')} className={page.closing} onCancel={onClose}>
      <SelectField
        label={t('sellingRegister:month')}
        value={month}
        options={months.map(value => ({ value, text: monthText(value) }))}
        onChoose={value => {
          setMonth(value);
          setSavedAs(null);
        }}
      />
      <p>{t('sellingRegister:close.lead')}</p>
      <section aria-label={t('sellingRegister:close.gaps')} className={page.section}>
        <h3>{t('sellingRegister:close.gaps')}</h3>
        {closing.gaps.size === 0 && (
          <p>
            <Icon of={CircleCheck} size={16} /> <span>{t('sellingRegister:close.complete')}</span>
          </p>
        )}
        {[...closing.gaps].map(([gap, found]) => (
          <p key={gap}>
            <MarginWarning>{t(`sellingRegister:close.gap.${gap}`, { numbers: found.join(', ') })}</MarginWarning>
          </p>
        ))}
        {closing.voided.map(({ id, number, voided }) => (
          <p key={id} className={common.small}>
            {t('sellingRegister:close.void', { number, reason: voided?.reason ?? '' })}
          </p>
        ))}
      </section>
      {closing.files.length > 0 && (
        <section aria-label={t('sellingRegister:close.files')} className={page.section}>
          <h3>{t('sellingRegister:close.files')}</h3>
          <ul className={page.links}>
            {closing.files.map(({ id, number, address }) => (
              <li key={id}>
                <FileLink address={address}>{number}</FileLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {failure && <SheetFailureNotice failure={failure} />}
      <p role="status" className={common.small}>
        {savedAs && t('sellingRegister:close.saved', { name: savedAs })}
      </p>
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:close')}</Button>
        <Button kind="primary" onClick={() => void handleSave()}>
          {t('sellingRegister:close.save')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
});
