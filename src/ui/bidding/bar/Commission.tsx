import { observer } from 'mobx-react-lite';
import { Calculations } from '../../../application/valuation/Calculations';
import type { Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Link } from '../../shared/navigation';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface CommissionProps {
  readonly offer: Offer;
  /** The bid or the price. */
  readonly amount: Money;
}

/** The commission on an amount, where it comes from, and the total. Until the deal says it, it is the dealer's own assumption. */
export const Commission = observer(function Commission({ offer, amount }: CommissionProps) {
  const { t } = useTexts('bidding');
  const { money, percent } = useFormat();
  useBook();
  const assumed = useInjection(Calculations).commission(offer.hashId, amount);
  const known = offer.deal?.commission ?? null;
  const commission = known ?? assumed?.amount ?? null;
  if (commission === null) {
    return (
      <>
        <span>{t('commission.unknown')}</span> <Link to={paths.trading}>{t('commission.set')}</Link>
      </>
    );
  }
  const amounts = { commission: money(commission), total: money((amount + commission) as Money) };
  if (known !== null || assumed === null) return <span>{t('commission.known', amounts)}</span>;
  const { rate, from } = assumed;
  const basis = rate === null ? t('commission.floor') : percent(rate);
  return <span>{t(`commission.assumed.${from}`, { ...amounts, basis })}</span>;
});
