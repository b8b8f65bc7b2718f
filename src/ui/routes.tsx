import { type Location, Navigate, Route, Routes, useMatch, useParams } from 'react-router';
import type { HashId } from '../domain/offers/Offer';
import { ConversationsPagePart } from './conversations/conversationParts';
import { OfferOverlayPart, OfferPagePart } from './offers/offerParts';
import { OfferListPage } from './offers/OfferListPage';
import { useOverlay } from './offers/useOverlay';
import { NotFoundPage } from './shared/NotFoundPage';
import { NotYetPage } from './shared/NotYetPage';

const CONVERSATION_PATH = '/purchasing/conversations/:id?';
const OFFER_PATH = '/browsing/offer/:id';

const laterPaths = [
  '/motorbikes',
  '/campers',
  '/agricultural-machines',
  '/purchasing/invoices',
  '/settings/:page',
  '/selling/*',
];

/** The page at an address; under an opened offer, the page it was opened from. The browse list is always there. */
export function PageRoutes({ location }: { readonly location: Location }) {
  return (
    <Routes location={location}>
      <Route path="/" element={<Navigate to="/browsing/browse" replace />} />
      <Route path="/browsing/browse" element={null} />
      <Route path="/browsing/liked" element={<OfferListPage tab="liked" search={location.search} />} />
      <Route path="/purchasing/my-bets" element={<OfferListPage tab="ownBids" search={location.search} />} />
      <Route path="/purchasing/realization" element={<OfferListPage tab="inRealization" search={location.search} />} />
      <Route path="/purchasing/archived" element={<OfferListPage tab="archived" search={location.search} />} />
      <Route path="/archived-on-platform" element={<OfferListPage tab="sold" search={location.search} />} />
      <Route path="/purchasing/purchase" element={<Navigate to="/purchasing/my-bets" replace />} />
      <Route path={CONVERSATION_PATH} element={<RoutedConversations />} />
      <Route path={OFFER_PATH} element={<RoutedOffer />} />
      {laterPaths.map(path => (
        <Route key={path} path={path} element={<NotYetPage />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Not by the page's address: over the conversations, an opened offer has an address of its own. */
function RoutedConversations() {
  const { id } = useParams();
  return <ConversationsPagePart hashId={id as HashId | undefined} />;
}

/** An offer opened over a list. */
export function OverlaidOffer() {
  const hashId = useOpenHashId();
  const { background } = useOverlay();
  if (!hashId || !background) return null;
  return <OfferOverlayPart key={hashId} hashId={hashId} />;
}

function RoutedOffer() {
  const hashId = useOpenHashId();
  const { close } = useOverlay();
  if (!hashId) return null;
  return <OfferPagePart key={hashId} hashId={hashId} onClose={close} />;
}

const useOpenHashId = (): HashId | undefined => useMatch(OFFER_PATH)?.params.id as HashId | undefined;
