import { observer } from 'mobx-react-lite';
import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
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

/** The commission on an amount and the total. Until the deal says it, it is the dealer's own assumption. */
export const Commission = observer(function Commission({ offer, amount }: CommissionProps) {
  const { t } = useTexts('bidding');
  const { money } = useFormat();
  useBook();
  const assumed = useInjection(CalculateOffer).commission(offer.hashId, amount);
  const known = offer.deal?.commission ?? null;
  const commission = known ?? assumed;
  if (commission === null) {
    return (
      <>
        <span>{t('commission.unknown')}</span> <Link to={paths.trading}>{t('commission.set')}</Link>
      </>
    );
  }
  const total = money((amount + commission) as Money);
  return (
    <span>
      {t(known === null ? 'commission.assumed' : 'commission.known', { commission: money(commission), total })}
    </span>
  );
});
