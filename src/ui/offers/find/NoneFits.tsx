import { observer } from 'mobx-react-lite';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import common from '../../shared/common.module.css';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './NoneFits.module.css';

/** Shown instead of rows if the refinements leave none of the loaded ones. */
export const NoneFits = observer(function NoneFits({ list }: { readonly list: OfferList }) {
  const { t } = useTexts('offersFinding');
  const isWhole = !list.hasMore && list.ids.length >= list.count;
  return (
    <div className={`${common.empty} ${styles.none}`} role="status">
      <h2>{t(isWhole ? 'noneFit.ofAll' : 'noneFit.title')}</h2>
      <p>{t(isWhole ? 'noneFit.hintOfAll' : 'noneFit.hint')}</p>
    </div>
  );
});
