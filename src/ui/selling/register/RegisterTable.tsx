import { Ban, CopyPlus } from 'lucide';
import { type ComponentProps, useMemo } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { isIncomplete, type IssuedInvoice, isUnconfirmed } from '../../../domain/selling/invoices/IssuedInvoice';
import {
  registerTotal,
  type StatedAmounts,
  statedAmounts,
  taxKindOf,
  unstatedTotal,
} from '../../../domain/selling/register/InvoiceRegister';
import { openAmount, openTotal } from '../../../domain/selling/register/Payment';
import { deliveryDateOf } from '../../../domain/selling/register/TaxMonth';
import { Row } from '../../kit/Layout';
import { DropDown } from '../../shared/DropDown';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { type TableColumn, DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { MarkableLink } from '../../shared/MarkableLink';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useAmount } from '../invoices/form/useAmount';
import { IssuedFile, IssuedNumber, Struck } from '../invoices/IssuedNumber';
import { OpenAmount } from '../invoices/OpenAmount';
import { PaymentButton } from '../invoices/PaymentButton';
import * as styles from '../SellingPage.module.css';
import { useTaxKindText } from './useRegisterWords';

interface RegisterTableProps extends Pick<ComponentProps<typeof DataTable<IssuedInvoice>>, 'page' | 'order'> {
  readonly invoices: readonly IssuedInvoice[];
  /** False while the sums are not known yet. */
  readonly isSummedUp?: boolean;
  /** The buttons of a row. Paper has none. */
  readonly onDuplicate?: (invoice: IssuedInvoice) => void;
  readonly onVoid?: (invoice: IssuedInvoice) => void;
}

/** The found invoices, with the sums of all of them. */
export function RegisterTable(props: RegisterTableProps) {
  const { invoices, isSummedUp = true, page, order, onDuplicate, onVoid } = props;
  const { t } = useTexts(['sellingRegister', 'selling', 'sellingInvoices']);
  const { calendarDate } = useFormat();
  const amount = useAmount();
  const issued = useInjection(IssuedInvoices);
  const taxKindText = useTaxKindText();
  const total = useMemo(() => (isSummedUp ? registerTotal(invoices) : null), [isSummedUp, invoices]);
  const unstated = useMemo(() => (isSummedUp ? unstatedTotal(invoices) : null), [isSummedUp, invoices]);
  const unstatedText =
    unstated !== null &&
    unstated.count > 0 &&
    total?.net !== null &&
    t('sellingRegister:unstated', {
      count: unstated.count,
      amount: amount(unstated.gross),
      kinds: unstated.kinds.map(taxKindText).join(', '),
    });
  // The sum leaves their amounts out, and paper has no other mark of them.
  const bracketedText = invoices.some(isUnconfirmed) && t('sellingRegister:bracketed');
  const columns: readonly TableColumn<IssuedInvoice>[] = [
    {
      name: t('sellingRegister:columns.number'),
      kind: 'id',
      cell: invoice => <IssuedNumber invoice={invoice} />,
      sortedBy: ({ number }) => number,
      total: total ? (
        <Lines of={[t('sellingRegister:total', { count: total.count }), unstatedText, bracketedText]} />
      ) : (
        '…'
      ),
    },
    {
      name: t('sellingRegister:columns.date'),
      kind: 'line',
      cell: invoice => <Dates invoice={invoice} />,
      sortedBy: ({ date }) => date,
    },
    {
      name: t('sellingRegister:columns.client'),
      cell: ({ clientId, clientName }) => <MarkableLink to={paths.client(clientId)}>{clientName}</MarkableLink>,
      sortedBy: ({ clientName }) => clientName || null,
    },
    {
      name: t('sellingRegister:columns.vehicle'),
      kind: 'name',
      cell: ({ vehicle, snapshot }) => <Lines of={[vehicle || '–', snapshot.sent.vin]} />,
      sortedBy: ({ vehicle }) => vehicle || null,
    },
    {
      name: t('sellingRegister:columns.deliveryDate'),
      kind: 'line',
      folds: 'early',
      cell: invoice => calendarDate(deliveryDateOf(invoice)),
      sortedBy: deliveryDateOf,
    },
    {
      name: t('sellingRegister:columns.taxKind'),
      folds: 'early',
      cell: invoice => (
        <Lines
          of={[
            taxKindText(taxKindOf(invoice)),
            isIncomplete(invoice) && <span title={t('sellingRegister:incompleteHint')}>{t('selling:incomplete')}</span>,
          ]}
        />
      ),
      sortedBy: taxKindOf,
    },
    ...(['net', 'vat', 'gross'] as const).map((key): TableColumn<IssuedInvoice> => {
      const text = (value: StatedAmounts[typeof key]) => (value === null ? '–' : amount(value));
      const cellText = (invoice: IssuedInvoice) => {
        const value = text(statedAmounts(invoice)[key]);
        return isUnconfirmed(invoice) ? `(${value})` : value;
      };
      return {
        name: t(`sellingRegister:columns.${key}`),
        kind: 'number',
        ...(key !== 'gross' && { folds: key === 'vat' ? 'second' : 'third' }),
        cell: invoice => <Struck invoice={invoice}>{cellText(invoice)}</Struck>,
        sortedBy: invoice => statedAmounts(invoice)[key],
        total: total ? text(total[key]) : '…',
      };
    }),
    {
      name: t('sellingRegister:columns.open'),
      kind: 'number',
      folds: 'first',
      cell: invoice => <OpenAmount invoice={invoice} />,
      sortedBy: openAmount,
      total: isSummedUp ? amount(openTotal(invoices)) : '…',
    },
    {
      name: t('sellingInvoices:actions'),
      kind: 'buttons',
      cell: invoice => (
        <Row as="span" gap={1.5} justify="end">
          <IssuedFile invoice={invoice} />
          <DropDown
            word={t('sellingRegister:more')}
            name={t('sellingRegister:moreOf', { number: invoice.number })}
            closesOnPress
            className={styles.more}
          >
            <PaymentButton invoice={invoice} />
            <IconButton
              name={t('sellingRegister:duplicate', { number: invoice.number })}
              icon={<Icon of={CopyPlus} size={18} />}
              word={t('sellingRegister:duplicateShort')}
              className={styles.worded}
              onClick={() => onDuplicate?.(invoice)}
            />
            <IconButton
              name={t('sellingRegister:void.of', { number: invoice.number })}
              icon={<Icon of={Ban} size={18} />}
              word={t('sellingRegister:void.short')}
              className={styles.worded}
              disabled={issued.isBeingSent(invoice.id)}
              onClick={() => onVoid?.(invoice)}
            />
          </DropDown>
        </Row>
      ),
    },
  ];
  return (
    <DataTable
      label={t('sellingRegister:register')}
      rows={invoices}
      keyOf={({ id }) => id}
      columns={columns}
      variant="wide"
      perPage={20}
      page={page}
      order={order}
    />
  );
}

/** The date, and the one of the delivery if it is another and has no column. */
function Dates({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('sellingRegister');
  const { calendarDate } = useFormat();
  const delivered = deliveryDateOf(invoice);
  return (
    <>
      <span>{calendarDate(invoice.date)}</span>
      {delivered !== invoice.date && (
        <span data-folded="early">{t('delivered', { date: calendarDate(delivered) })}</span>
      )}
    </>
  );
}
