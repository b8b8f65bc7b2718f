import { LoadOffers } from '../../application/offers/LoadOffers';
import { OfferLists } from '../../application/offers/OfferLists';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { defaultQuestion, sameQuestion } from '../../domain/offers/BrowseQuestion';
import { useAskBrowse } from '../offers/browse/useAskBrowse';
import { useInjection } from '../shared/useInjection';

/**
 * Opens the browse list with all offers that have a fixed price. It resets all filters and fetches from the first page.
 */
export function useBuyNowOnly(): () => void {
  const ask = useAskBrowse();
  const loadOffers = useInjection(LoadOffers);
  const appearance = useInjection(AppearanceStore);
  const browse = useInjection(OfferLists).of('browse');
  return () => {
    const paging = browse.lastFetchedAt === null ? appearance.paging : browse.question.paging;
    const question = { ...defaultQuestion, paging, buyNowOnly: true };
    if (sameQuestion(browse.question, question)) {
      browse.readFromTop();
      void loadOffers.refresh('browse');
    }
    ask(question);
  };
}
