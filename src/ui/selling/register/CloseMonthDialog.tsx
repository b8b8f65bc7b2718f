import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Register } from '../../../application/selling/register/Register';
import { isCounted, type IssuedInvoice, isVoid } from '../../../domain/selling/invoices/IssuedInvoice';
import { earliestFirst, type MonthClosing } from '../../../domain/selling/register/MonthClosing';
import { monthSheets } from '../../../domain/selling/register/monthSumsSheet';
import { pdfNames } from '../../../domain/selling/register/registerFileName';
import { changesSince } from '../../../domain/selling/register/SavedMonth';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/fields/SelectField';
import { FileLink } from '../../shared/files/FileLink';
import { Icon } from '../../shared/icons/Icon';
import { SheetFailureNotice } from '../../shared/page/useSaveSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { MarginWarning } from '../margin/MarginWarning';
import { useMarginTexts } from '../margin/useMarginTexts';
import { useMarginWords } from '../margin/useMarginWords';
import * as page from '../SellingPage.module.css';
import { useClosingNotes } from './useClosingNotes';
import { useRegisterWords } from './useRegisterWords';
import { useSaveMonth } from './useSaveMonth';

/** Saves all that a bookkeeper needs of a month as one file, lists its PDFs, and names what is missing. */
export const CloseMonthDialog = observer(function CloseMonthDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(['sellingRegister', 'sellingMargin', 'shared']);
  const { month: monthText } = useFormat();
  const { named: invoices, monthBasis } = useInjection(IssuedInvoices);
  const register = useInjection(Register);
  const clock = useInjection(Clock);
  const { months } = register;
  const [month, setMonth] = useState(register.proposedMonth);
  const [saved, setSaved] = useState<SavedFile | null>(null);
  const { save, failure } = useSaveMonth();
  const registerWords = useRegisterWords();
  const closingNotes = useClosingNotes();
  const marginWords = useMarginWords();
  useRun(Register, month);
  const closing = register.closingOf(month);
  const name = t('sellingRegister:close.fileName', { month });
  const numbers = new Map(invoices?.filter(isCounted).map(({ id, number }) => [id, number]));

  const sheets = () => {
    const notes = closingNotes(closing);
    const isComplete = !notes.some(({ isWarning }) => isWarning);
    return monthSheets(closing, clock.now(), {
      names: {
        register: t('sellingRegister:register'),
        margins: t('sellingMargin:title'),
        purchases: t('sellingRegister:close.purchases'),
        sums: t('sellingRegister:close.sums.title'),
        notes: t('sellingRegister:close.gaps'),
      },
      register: registerWords,
      margins: marginWords,
      purchases: { ...marginWords, soldBy: id => numbers.get(id) ?? '' },
      sums: { monthBasis, taxKind: registerWords.taxKind, word: word => t(`sellingRegister:close.sums.${word}`) },
      notes: [...(isComplete ? [t('sellingRegister:close.complete')] : []), ...notes.map(({ text }) => text)],
    });
  };
  const pdfs = () => {
    const names = pdfNames(closing.files);
    return closing.files.map(({ address }, index) => ({ name: `${names[index]}.pdf`, address }));
  };
  const handleSave = async (format: 'xlsx' | 'zip') => {
    setSaved(null);
    const left = await save({ name, format, sheets: sheets(), pdfs: format === 'zip' ? pdfs() : [] });
    if (left === null) return;
    setSaved({ name: `${name}.${format}`, left });
    await register.saved(month, closing);
  };
  const hasFiles = closing.files.length > 0;
  return (
    <Dialog
      title={t('sellingRegister:close.title')}
      className={`${kitClass({ width: 'wide' })} ${page.scrolled}`}
      onCancel={onClose}
    >
      <SelectField
        label={t('sellingRegister:month')}
        value={month}
        options={months.map(value => ({ value, text: monthText(value) }))}
        onChoose={value => {
          setMonth(value);
          setSaved(null);
        }}
      />
      <p>{t('sellingRegister:close.lead')}</p>
      <ClosingGaps closing={closing} />
      <ClosingPurchases closing={closing} />
      <ClosingFiles invoices={closing.files} />
      <SavedBefore month={month} closing={closing} />
      {failure && <SheetFailureNotice failure={failure} />}
      <SmallText role="status">
        {saved && <span>{t('sellingRegister:close.saved', { name: saved.name })}</span>}{' '}
        {saved && saved.left.length > 0 && (
          <span>{t('sellingRegister:close.left', { names: saved.left.join(', ') })}</span>
        )}
      </SmallText>
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:close')}</Button>
        <Button kind={hasFiles ? 'plain' : 'primary'} onClick={() => void handleSave('xlsx')}>
          {t('sellingRegister:close.save')}
        </Button>
        {hasFiles && (
          <Button kind="primary" onClick={() => void handleSave('zip')}>
            {t('sellingRegister:close.zip')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
});

interface SavedFile {
  readonly name: string;
  /** The names of the PDFs that the browser could not read. */
  readonly left: readonly string[];
}

/** When the month was saved last, and what has changed since. */
const SavedBefore = observer(function SavedBefore({ month, closing }: SavedBeforeProps) {
  const { t } = useTexts('sellingRegister');
  const { moment } = useFormat();
  const saved = useInjection(Register).savedOf(month);
  if (!saved) return null;
  const changes = Object.entries(changesSince(saved, closing)) as [
    keyof ReturnType<typeof changesSince>,
    readonly string[],
  ][];
  const texts = changes
    .filter(([, names]) => names.length > 0)
    .map(([change, names]) => t(`close.since.${change}`, { names: names.join(', ') }));
  return (
    <Grid as="section" gap={3} aria-label={t('close.savedBefore')}>
      <h3>{t('close.savedBefore')}</h3>
      <p>{t('close.savedOn', { moment: moment(saved.at) })}</p>
      {texts.length === 0 && !closing.gaps.has('purchasesUnread') && <SmallText>{t('close.since.nothing')}</SmallText>}
      {texts.map(text => (
        <p key={text}>
          <MarginWarning>{text}</MarginWarning>
        </p>
      ))}
    </Grid>
  );
});

interface SavedBeforeProps {
  readonly month: string;
  readonly closing: MonthClosing;
}

/** What was bought in the month, as the file has it. */
function ClosingPurchases({ closing: { purchases } }: { readonly closing: MonthClosing }) {
  const { t } = useTexts('sellingRegister');
  const { amount, boughtOn } = useMarginTexts();
  if (purchases.length === 0) return null;
  return (
    <Grid as="section" gap={3} aria-label={t('close.purchases')}>
      <h3>{t('close.purchases')}</h3>
      <Stack as="ul" gap={2}>
        {earliestFirst(purchases).map(purchase => {
          const { key, vehicle, vin, price, supplier } = purchase;
          return (
            <li key={key} translate="no">
              {[boughtOn(purchase), vehicle || vin || '–', supplier, amount(price)].filter(Boolean).join(' · ')}
            </li>
          );
        })}
      </Stack>
    </Grid>
  );
}

/** The PDFs of a month. */
function ClosingFiles({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('sellingRegister');
  if (invoices.length === 0) return null;
  return (
    <Grid as="section" gap={3} aria-label={t('close.files')}>
      <h3>{t('close.files')}</h3>
      <Row as="ul" gap={2} columnGap={4} align="stretch" wrap>
        {invoices.map(invoice => (
          <li key={invoice.id}>
            <FileLink address={invoice.address}>{invoice.number}</FileLink>{' '}
            {isVoid(invoice) && <SmallText as="span">{t('statuses.void')}</SmallText>}
          </li>
        ))}
      </Row>
    </Grid>
  );
}

/** What is missing or wrong in a month, and what the check finds about its invoices. */
export const ClosingGaps = observer(function ClosingGaps({ closing }: { readonly closing: MonthClosing }) {
  const { t } = useTexts('sellingRegister');
  const notes = useClosingNotes()(closing);
  return (
    <Grid as="section" gap={3} aria-label={t('close.gaps')}>
      <h3>{t('close.gaps')}</h3>
      {!notes.some(({ isWarning }) => isWarning) && (
        <p>
          <Icon of={CircleCheck} size={16} /> <span>{t('close.complete')}</span>
        </p>
      )}
      {notes.map(({ text, isWarning }) => (
        <Text as="p" key={text} {...(!isWarning && { size: 'small', tone: 'secondary' })}>
          {isWarning ? <MarginWarning>{text}</MarginWarning> : text}
        </Text>
      ))}
    </Grid>
  );
});
