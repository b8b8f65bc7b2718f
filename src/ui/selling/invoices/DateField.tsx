import { DatePicker } from 'antd';
import de from 'antd/es/date-picker/locale/de_DE';
import en from 'antd/es/date-picker/locale/en_GB';
import pl from 'antd/es/date-picker/locale/pl_PL';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pl';
import { Calendar } from 'lucide';
import { type ComponentProps, createContext, type FocusEvent, type KeyboardEvent, use, useId, useState } from 'react';
import { type LocalDate, monthOf, noonOf } from '../../../domain/shared/LocalDate';
import { dateMovedBy, typedDate, weekday } from '../../../domain/shared/TypedDate';
import { kitClass } from '../../kit/kitElement';
import { AntdProvider } from '../../shared/antd/AntdProvider';
import * as common from '../../shared/common.module.css';
import * as field from '../../shared/fields/Field.module.css';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { localeOf } from '../../shared/texts/useFormat';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './DateField.module.css';

export interface DateFieldProps {
  readonly label: string;
  readonly value: LocalDate | null;
  readonly today: LocalDate;
  readonly years: { readonly first: number; readonly last: number };
  readonly error: string | null;
  /** As of `Field`. */
  readonly isQuiet?: boolean;
  /** What is proposed for the empty field, in grey. */
  readonly proposed?: LocalDate | undefined;
  readonly onChange: (date: LocalDate | null) => void;
}

const locales = new Map([
  ['de', de],
  ['en', en],
  ['pl', pl],
]);

/** Unlike antd's default, the calendar moves over its field if neither side of the field has room for it. */
const placements = {
  bottomLeft: {
    points: ['tl', 'bl'],
    offset: [0, 4],
    overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true },
  },
};

/** The day to which each key moves the mark in the calendar. */
const moves: Readonly<Record<string, (day: LocalDate, isFar: boolean) => LocalDate>> = {
  ArrowLeft: day => dateMovedBy(day, { days: -1 }),
  ArrowRight: day => dateMovedBy(day, { days: 1 }),
  ArrowUp: day => dateMovedBy(day, { days: -7 }),
  ArrowDown: day => dateMovedBy(day, { days: 7 }),
  PageUp: (day, isFar) => dateMovedBy(day, { months: isFar ? -12 : -1 }),
  PageDown: (day, isFar) => dateMovedBy(day, { months: isFar ? 12 : 1 }),
  Home: day => dateMovedBy(day, { days: -weekday(day) }),
  End: day => dateMovedBy(day, { days: 6 - weekday(day) }),
};

/** antd's names for the month and year buttons lack their visible text, which speech control needs. */
function localeAt(day: LocalDate, language: string) {
  const locale = locales.get(language) ?? en;
  const shown = dayjs(day).locale(language);
  const { monthSelect, yearSelect, ...lang } = locale.lang;
  return {
    ...locale,
    lang: {
      ...lang,
      monthFormat: 'MMMM',
      monthSelect: `${shown.format('MMMM')}: ${monthSelect}`,
      yearSelect: `${shown.format('YYYY')}: ${yearSelect}`,
    },
  };
}

const dateOf = (day: Dayjs): LocalDate => day.format('YYYY-MM-DD') as LocalDate;

/** What the dealer has typed, until it is taken as a date. */
interface Typed {
  readonly text: string;
  /** The date of the field. If something else changes it, that replaces the text. */
  readonly before: LocalDate | null;
  readonly refused: 'unreadable' | 'outside' | null;
}

const TypingContext = createContext<{ readonly text: string | null; readonly onType: (text: string) => void }>({
  text: null,
  onType: () => {},
});

/** antd's own field takes a text as soon as it looks like a date, and drops it if it does not. */
function TypedInput(props: ComponentProps<'input'>) {
  const { text, onType } = use(TypingContext);
  return (
    <input {...props} readOnly={false} value={text ?? props.value} onChange={({ target }) => onType(target.value)} />
  );
}

const components = { input: TypedInput };

/**
 * A date field that takes what is typed on Enter and when the dealer leaves it. antd's calendar has no keyboard support. The
 * focus stays in the field, the keys move a mark in the calendar, and a live region announces the marked day.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, today, years, error, isQuiet, proposed, onChange } = props;
  const { t, language } = useTexts('sellingInvoices');
  const { date: dateText } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<LocalDate>(value ?? today);
  /** Whether the dealer has moved the mark. Before that, it is at a day that nobody has chosen. */
  const [isMoved, setMoved] = useState(false);
  const [entry, setEntry] = useState<Typed | null>(null);
  const typed = entry?.before === value ? entry : null;
  const id = useId();
  const first = `${years.first}-01-01` as LocalDate;
  const last = `${years.last}-12-31` as LocalDate;

  const handleOpen = (open: boolean) => {
    if (open) setMarked(value ?? today);
    setMoved(false);
    setOpen(open);
  };
  const handleChoose = (date: LocalDate | null) => {
    setEntry(null);
    onChange(date);
    setOpen(false);
  };
  const handleType = (text: string) => {
    setEntry({ text, before: value, refused: null });
    setOpen(false);
  };
  const takeTyped = () => {
    if (!typed || typed.refused) return;
    if (typed.text.trim() === '') return handleChoose(null);
    const read = typedDate(typed.text, { language, today, years });
    if (typeof read !== 'string') return handleChoose(read.date);
    // An invoice must not be issued with a date that the dealer no longer sees.
    setEntry({ text: typed.text, before: null, refused: read });
    if (value !== null) onChange(null);
    setOpen(false);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press on a day moves the focus to the calendar. An error below the field would move the day away from the pointer.
    if (currentTarget.contains(relatedTarget)) return;
    takeTyped();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { shiftKey, altKey, ctrlKey, metaKey } = event;
    const key = keyOfEvent(event);
    if (key === null || altKey || ctrlKey || metaKey) return;
    // Otherwise the dialog around the field would close too.
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      return handleOpen(false);
    }
    if (key === 'Enter' && typed && !typed.refused) {
      event.preventDefault();
      return takeTyped();
    }
    const opens = key === 'Enter' || key === 'ArrowDown' || (key === ' ' && !typed);
    if (!isOpen) {
      if (!opens) return;
      event.preventDefault();
      return handleOpen(true);
    }
    const move = typed ? undefined : moves[key];
    if (!move && !opens) return;
    event.preventDefault();
    if (!move) return isMoved || value !== null ? handleChoose(marked) : undefined;
    const moved = move(marked, shiftKey);
    setMoved(true);
    setMarked(moved < first ? first : moved > last ? last : moved);
  };
  const fullDate = (day: LocalDate) =>
    new Date(noonOf(day)).toLocaleDateString(localeOf(language), { dateStyle: 'full' });
  const problem = typed?.refused
    ? t(`invoice.dateRefused.${typed.refused}`, { first: String(years.first), last: String(years.last) })
    : error;
  return (
    <div className={`${field.field} ${common.place}`} onBlur={handleBlur}>
      <label htmlFor={id}>{label}</label>
      <AntdProvider>
        <TypingContext value={{ text: typed?.text ?? null, onType: handleType }}>
          <DatePicker
            components={components}
            id={id}
            className={`${kitClass({ fullWidth: true, minHeight: 'control' })} ${styles.picker}`}
            // antd's own icon has an English name.
            suffixIcon={<Icon of={Calendar} size={14} />}
            locale={localeAt(marked, language)}
            format={day => dateText(noonOf(dateOf(day)))}
            {...(proposed && { placeholder: dateText(noonOf(proposed)) })}
            value={value && dayjs(value)}
            pickerValue={dayjs(marked)}
            // antd also moves to its own date of today when the calendar opens.
            onPickerValueChange={(day, { source }) => source === 'panel' && setMarked(dateOf(day))}
            minDate={dayjs(first)}
            maxDate={dayjs(last)}
            open={isOpen}
            placement="bottomLeft"
            builtinPlacements={placements}
            // Keeps the calendar inside the field's landmark.
            getPopupContainer={trigger => trigger.parentElement ?? document.body}
            onOpenChange={handleOpen}
            onChange={day => day && handleChoose(dateOf(day))}
            onKeyDown={handleKeyDown}
            cellRender={(day, { type, originNode }) => {
              if (type !== 'date') return originNode;
              const cell = dateOf(dayjs(day));
              return (
                <div
                  className={[
                    'ant-picker-cell-inner',
                    monthOf(cell) !== monthOf(marked) && styles.outside,
                    cell === marked && styles.marked,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  data-day={cell}
                  data-marked={cell === marked || undefined}
                >
                  {dayjs(day).date()}
                </div>
              );
            }}
            inputReadOnly
            allowClear={false}
            needConfirm={false}
            panelRender={panel => (
              <div role="dialog" aria-label={t('invoice.calendar.title')}>
                {panel}
              </div>
            )}
            status={problem ? 'error' : ''}
            aria-haspopup="dialog"
            aria-required
            aria-invalid={problem ? true : undefined}
            aria-describedby={[`${id}-keys`, problem && `${id}-error`].filter(Boolean).join(' ')}
          />
        </TypingContext>
      </AntdProvider>
      <p id={`${id}-keys`} hidden>
        {t('invoice.dateKeys')}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {isOpen && [!isMoved && t('invoice.calendar.keys'), fullDate(marked)].filter(Boolean).join(' ')}
      </p>
      <p id={`${id}-error`} className={field.error} role={isQuiet && problem === error ? undefined : 'alert'}>
        {problem}
      </p>
    </div>
  );
}
