import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { BookStore } from '../../../application/book/BookStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { nextBid, wholeMinimumPrice } from '../../../domain/bidding/MinimumBid';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { calculation, type CalculationInputs, type CalculationLine } from '../../../domain/valuation/Calculation';
import { isBreakEven, maximumBid } from '../../../domain/valuation/MaximumBid';
import { SmallText, Text } from '../../kit/Text';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useCalculationInputs } from './useCalculationFields';

/** What is calculated at each amount that the dealer may bid now. Nothing if an input is missing. */
export const CalculationTables = observer(function CalculationTables({ hashId }: { readonly hashId: HashId }) {
  const inputs = useCalculationInputs(hashId);
  return typeof inputs === 'string' ? null : <KnownTables hashId={hashId} inputs={inputs} />;
});

interface KnownTablesProps {
  readonly hashId: HashId;
  readonly inputs: CalculationInputs;
}

function KnownTables({ hashId, inputs }: KnownTablesProps) {
  const { t } = useTexts('valuation');
  const maximum = useMemo(() => maximumBid(inputs), [inputs]);
  return (
    <>
      <ProfitTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <LineTable hashId={hashId} inputs={inputs} maximum={maximum} />
      <SmallText weight="regular">{t('noTaxAdvice')}</SmallText>
    </>
  );
}

interface TableProps extends KnownTablesProps {
  readonly maximum: Money | null;
}

/** The profit and the margin at each amount that the dealer may bid now. */
const ProfitTable = observer(function ProfitTable({ hashId, inputs, maximum }: TableProps) {
  const { t } = useTexts('valuation');
  const { money, percent } = useFormat();
  const amounts = useAmounts(hashId, maximum);
  const rows = (['minimum', 'minimumPrice', 'buyNow', 'typed', 'limit', 'maximum'] as const).flatMap(at => {
    const bid = amounts[at];
    return bid === null ? [] : { at, bid, ...calculation(inputs, bid) };
  });
  return (
    <DataTable
      label={t('profitAt')}
      rows={rows}
      keyOf={({ at }) => at}
      columns={[
        {
          name: t('bid'),
          cell: ({ at }) => (at === 'maximum' && isBreakEven(inputs) ? t('breakEvenBid') : t(`at.${at}`)),
        },
        { name: '', kind: 'number', cell: ({ bid }) => money(bid) },
        {
          name: t('profit'),
          kind: 'number',
          cell: ({ profit }) => (
            <>
              <span>{money(profit)}</span>
              {profit < 0 && (
                <Text block tone="error" size="small" translate="yes">
                  {t('loss')}
                </Text>
              )}
            </>
          ),
        },
        {
          name: t('margin'),
          kind: 'number',
          cell: ({ margin }) => (margin === null ? '–' : percent(margin.toFixed(1))),
        },
      ]}
      variant="plain"
    />
  );
});

/** The lines at the typed amount, or else at the maximum, or else at the minimum bid. They add up to the profit. */
const LineTable = observer(function LineTable({ hashId, inputs, maximum }: TableProps) {
  const { t } = useTexts('valuation');
  const { money, decimal } = useFormat();
  const source = useLineSource(inputs);
  const amounts = useAmounts(hashId, maximum);
  const bid = amounts.typed ?? maximum ?? amounts.minimum;
  if (bid === null) return null;
  const { lines, profit } = calculation(inputs, bid);
  return (
    <DataTable
      label={t('linesAt', { amount: money(bid) })}
      rows={lines}
      keyOf={({ key }) => key}
      columns={[
        {
          name: t('linesAt', { amount: money(bid) }),
          cell: line => <Lines of={[t(`lines.${line.key}`, { rate: decimal(inputs.vatRate) }), source(line)]} />,
          total: t('profit'),
        },
        { name: '', kind: 'number', cell: ({ amount }) => money(amount), total: money(profit) },
      ]}
      variant="plain"
    />
  );
});

/** What a line was made from, if the dealer did not type it. */
function useLineSource({ reconditioningPerPoint }: CalculationInputs) {
  const { t } = useTexts('valuation');
  const { number } = useFormat();
  return (line: CalculationLine): string | null => {
    if (line.key === 'transport') {
      if (line.distance === null) return t('source.noDistance');
      const km = number(line.distance.km);
      return line.distance.source === 'typed' ? t('source.typed', { km }) : t('source.straightLine', { km });
    }
    if (line.key !== 'reconditioning' || reconditioningPerPoint === 0) return null;
    return line.score === null ? t('source.noScore') : t('source.score', { score: line.score });
  };
}

/**
 * The amounts that the dealer may bid now. They change with the highest bid and with what the dealer types. A view
 * observes only the amounts that it reads.
 */
function useAmounts(hashId: HashId, maximum: Money | null) {
  const registry = useInjection(OfferRegistry);
  const bars = useInjection(ActionBars);
  const book = useInjection(BookStore);
  const aboveMinimum = (priceOf: (offer: Offer) => Money) => {
    const offer = registry.get(hashId);
    const price = offer ? priceOf(offer) : 0;
    return offer && price > (nextBid(offer) ?? 0) ? (price as Money) : null;
  };
  return {
    get minimum(): Money | null {
      const offer = registry.get(hashId);
      return offer ? nextBid(offer) : null;
    },
    /** Null if the minimum bid reaches it. */
    get minimumPrice(): Money | null {
      return aboveMinimum(wholeMinimumPrice);
    },
    get buyNow(): Money | null {
      return aboveMinimum(({ buyNowPrice }) => buyNowPrice);
    },
    get typed(): Money | null {
      return bars.amountFor(hashId) || null;
    },
    get limit(): Money | null {
      return book.get('limits', hashId) ?? null;
    },
    maximum,
  };
}
