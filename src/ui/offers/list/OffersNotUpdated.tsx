import { observer } from 'mobx-react-lite';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { UpdateFailed } from '../../shared/lists/UpdateFailed';
import { useInjection } from '../../shared/useInjection';

/** Says that the rows on screen could not be fetched again. */
export const OffersNotUpdated = observer(function OffersNotUpdated({ list }: { readonly list: OfferList }) {
  const loadOffers = useInjection(LoadOffers);
  const { status, updateFailure } = list;
  // The end of the list says this too, but may be far away.
  const isRefreshFailed = list.ids.length > 0 && status.step === 'failed' && status.what === 'first';
  return (
    <UpdateFailed
      failure={isRefreshFailed ? status.failure : updateFailure}
      onTryAgain={() => loadOffers.refreshInPlace(list.tab, { withTop: true })}
    />
  );
});
