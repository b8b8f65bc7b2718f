import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import type { ClientId } from '../../domain/selling/clients/Client';

/** The address of each page. The routes that take a parameter stand beside it as patterns. */
export const paths = {
  today: '/today',
  browse: '/browsing/browse',
  liked: '/browsing/liked',
  shortlist: '/browsing/liked/sheet',
  offerPattern: '/browsing/offer/:id',
  offer: (hashId: HashId) => `/browsing/offer/${encodeURIComponent(hashId)}`,
  myBets: '/purchasing/my-bets',
  inRealization: '/purchasing/realization',
  archived: '/purchasing/archived',
  soldOnPlatform: '/archived-on-platform',
  savedSearches: '/desk/searches',
  dealBoard: '/purchasing/board',
  pickup: '/purchasing/board/pickup',
  handoverPattern: '/purchasing/board/handover/:id',
  handover: (hashId: HashId) => `/purchasing/board/handover/${encodeURIComponent(hashId)}`,
  purchaseInvoices: '/purchasing/invoices',
  conversations: '/purchasing/conversations',
  conversationPattern: '/purchasing/conversations/:id?',
  conversation: (hashId: HashId) => `/purchasing/conversations/${encodeURIComponent(hashId)}`,
  profile: '/settings/profile',
  password: '/settings/password',
  language: '/settings/language',
  trading: '/settings/trading',
  notifications: '/settings/notifications',
  data: '/settings/data',
  sell: '/selling/sell',
  vehicles: '/selling/vehicles',
  issuedInvoices: '/selling/invoices',
  marginBook: '/selling/margin-book',
  invoiceTemplates: '/selling/invoice-templates',
  clients: '/selling/clients',
  createClient: '/selling/clients/create',
  client: (id: ClientId) => `/selling/clients/${id}`,
  editClient: (id: ClientId) => `/selling/clients/${id}/edit`,
  createInvoice: (id: ClientId) => `/selling/clients/${id}/invoices/create`,
} as const;

/** The register with its dialog that closes a month. */
export const closeMonthAddress = `${paths.issuedInvoices}?close=month`;

/** The addresses of the lists of offers. */
export const listPaths: Readonly<Record<OfferTab, string>> = {
  browse: paths.browse,
  liked: paths.liked,
  ownBids: paths.myBets,
  inRealization: paths.inRealization,
  archived: paths.archived,
  sold: paths.soldOnPlatform,
};

/** The addresses of the landing pages. `/` also shows the one of motorbikes. */
export const homePaths: Readonly<Record<VehicleType, string>> = {
  Motorbike: '/motorbikes',
  Camper: '/campers',
  AgriculturalMachine: '/agricultural-machines',
};
