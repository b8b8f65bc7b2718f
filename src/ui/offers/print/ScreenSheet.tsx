import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { offerTabs } from '../../../domain/offers/list/OfferTab';
import { ConversationSheet } from '../../conversations/ConversationSheet';
import { HomeSheet } from '../../home/HomeSheet';
import { homePaths, listPaths, paths } from '../../shared/paths';
import { PageSheet } from '../../shared/print/PageSheet';
import { useKeptScroll } from '../../shared/print/useKeptScroll';
import { useInjection } from '../../shared/useInjection';
import { ListSheet } from './ListSheet';
import { OfferSheet } from './OfferSheet';

const homes: readonly string[] = ['/', ...Object.values(homePaths)];

/** What is printed of a page without a sheet of its own, or of the offer above a page. No print moves what is on screen. */
export const ScreenSheet = observer(function ScreenSheet() {
  const { openOffer } = useInjection(OfferLists);
  const { pathname } = useLocation();
  useKeptScroll();
  const tab = offerTabs.find(each => listPaths[each] === pathname);
  if (openOffer !== null) return <OfferSheet hashId={openOffer} />;
  if (tab) return <ListSheet tab={tab} />;
  if (homes.includes(pathname)) return <HomeSheet />;
  return pathname === paths.conversations ? <ConversationSheet /> : <PageSheet />;
});
