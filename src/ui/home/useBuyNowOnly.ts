import { LoadOffers } from '../../application/offers/LoadOffers';
import { OfferLists } from '../../application/offers/OfferLists';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { defaultQuestion, sameQuestion } from '../../domain/offers/BrowseQuestion';
import { useAskBrowse } from '../offers/browse/useAskBrowse';
import { useInjection } from '../shared/useInjection';

/** Goes to all that can be bought now, fetched anew from the first page, whatever was filtered by before. */
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
