import { observer } from 'mobx-react-lite';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { toSearch } from '../../../domain/offers/list/BrowseQuestion';
import type { Offer } from '../../../domain/offers/Offer';
import { similarOffers } from '../../../domain/valuation/ComparableQuestion';
import { Link } from '../../shared/navigation';
import plain from '../../shared/page/PlainPage.module.css';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './NoLongerOnSale.module.css';

/** Above an offer that is sold or gone. Empty if this dealer may be its buyer. */
export const NoLongerOnSale = observer(function NoLongerOnSale({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('offersDetails');
  const purchase = useInjection(OwnPurchases).of(offer);
  if (purchase === 'checking' || purchase === 'done') return null;
  return (
    <p className={styles.notice} role="status">
      <span>{t('gone.short')}</span> <Link to={paths.browse + toSearch(similarOffers(offer))}>{t('gone.similar')}</Link>
    </p>
  );
});

/** Shown if nothing is known about the offer. */
export function GoneOffer() {
  const { t } = useTexts(['offersDetails', 'shared']);
  const title = t('offersDetails:gone.title');
  useTitle(title);
  return (
    <div className={plain.page}>
      <h1>{title}</h1>
      <p>{t('offersDetails:gone.lead')}</p>
      <Link to={paths.browse}>{t('shared:toOffers')}</Link>
      <Link to={paths.inRealization}>{t('offersDetails:gone.deals')}</Link>
    </div>
  );
}
