import { type Location, Navigate, Route, Routes, useMatch, useParams } from 'react-router';
import type { HashId } from '../domain/offers/Offer';
import { vehicleTypes } from '../domain/offers/VehicleType';
import { brandPaths } from './home/brandPaths';
import { HomeSlot } from './home/HomeSlot';
import { InvoicesPart } from './invoices/invoicesPart';
import { ConversationsPart } from './conversations/conversationsPart';
import { OfferOverlayPart, OfferPagePart } from './offers/page/offerParts';
import { OfferListPart } from './offers/list/offerListPart';
import { useOverlay } from './offers/page/useOverlay';
import { SellingPart } from './selling/sellingPart';
import { LanguagePart, PasswordPart, ProfilePart } from './settings/settingsParts';
import { NotFoundPage } from './shared/NotFoundPage';

const CONVERSATION_PATH = '/purchasing/conversations/:id?';
const OFFER_PATH = '/browsing/offer/:id';

/** The page at an address; under an opened offer, the page it was opened from. The browse list is always there. */
export function PageRoutes({ location }: { readonly location: Location }) {
  return (
    <Routes location={location}>
      <Route path="/" element={<HomeSlot line="Motorbike" />} />
      {vehicleTypes.map(line => (
        <Route key={line} path={brandPaths[line]} element={<HomeSlot line={line} />} />
      ))}
      <Route path="/browsing/browse" element={null} />
      <Route path="/browsing/liked" element={<OfferListPart tab="liked" search={location.search} />} />
      <Route path="/purchasing/my-bets" element={<OfferListPart tab="ownBids" search={location.search} />} />
      <Route path="/purchasing/realization" element={<OfferListPart tab="inRealization" search={location.search} />} />
      <Route path="/purchasing/archived" element={<OfferListPart tab="archived" search={location.search} />} />
      <Route path="/archived-on-platform" element={<OfferListPart tab="sold" search={location.search} />} />
      <Route path="/purchasing/invoices" element={<InvoicesPart />} />
      <Route path="/purchasing/purchase" element={<Navigate to="/purchasing/my-bets" replace />} />
      <Route path="/settings/profile" element={<ProfilePart />} />
      <Route path="/settings/language" element={<LanguagePart />} />
      <Route path="/settings/password" element={<PasswordPart />} />
      <Route path={CONVERSATION_PATH} element={<RoutedConversations />} />
      <Route path={OFFER_PATH} element={<RoutedOffer />} />
      <Route path="/selling/*" element={<SellingPart />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Not by the page's address: over the conversations, an opened offer has an address of its own. */
function RoutedConversations() {
  const { id } = useParams();
  return <ConversationsPart hashId={id as HashId | undefined} />;
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
