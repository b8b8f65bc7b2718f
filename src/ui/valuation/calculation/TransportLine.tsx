import { observer } from 'mobx-react-lite';
import { Calculations } from '../../../application/valuation/Calculations';
import type { HashId } from '../../../domain/offers/Offer';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface TransportLineProps {
  readonly hashId: HashId;
  readonly className?: string | undefined;
}

/** The way from the dealer's yard to an opened offer, and what the dealer assumes that it costs. Empty if it is not known. */
export const TransportLine = observer(function TransportLine({ hashId, className }: TransportLineProps) {
  const { t } = useTexts('valuation');
  const { number, money } = useFormat();
  useBook();
  const transport = useInjection(Calculations).transport(hashId);
  if (!transport) return null;
  const { distance, cost } = transport;
  const km = number(distance.km);
  const way = distance.source === 'typed' ? t('way.typed', { km }) : t('way.straightLine', { km });
  return (
    <p className={className}>
      <span>{way}</span> {cost !== null && <span>{t('way.cost', { cost: money(cost) })}</span>}
    </p>
  );
});
