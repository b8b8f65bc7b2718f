import { observer } from 'mobx-react-lite';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { calculation, type CalculationInputs, type CalculationLine } from '../../../domain/valuation/Calculation';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmounts } from './useAmounts';

interface LineTableProps {
  readonly hashId: HashId;
  readonly inputs: CalculationInputs;
  readonly maximum: Money | null;
}

/** The lines at the typed amount, or else at the maximum, or else at the minimum bid. They add up to the profit. */
export const LineTable = observer(function LineTable({ hashId, inputs, maximum }: LineTableProps) {
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
