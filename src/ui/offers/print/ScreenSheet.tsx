import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { OfferLists } from '../../../application/offers/OfferLists';
import { offerTabs } from '../../../domain/offers/OfferTab';
import { listPaths } from '../../shared/paths';
import { useKeptScroll } from '../../shared/print/useKeptScroll';
import { useInjection } from '../../shared/useInjection';
import { ListSheet } from './ListSheet';
import { OfferSheet } from './OfferSheet';

/** What is printed of a page that lists offers, or of the offer above a page. No print moves what is on screen. */
export const ScreenSheet = observer(function ScreenSheet() {
  const { openOffer } = useInjection(OfferLists);
  const { pathname } = useLocation();
  useKeptScroll();
  const tab = offerTabs.find(each => listPaths[each] === pathname);
  if (openOffer !== null) return <OfferSheet hashId={openOffer} />;
  return tab && <ListSheet tab={tab} />;
});
