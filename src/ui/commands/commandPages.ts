import type { OfferList } from '../../application/offers/list/OfferLists';
import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import type { KeyName } from '../shared/input/useKeys';
import { closeMonthAddress, paths } from '../shared/paths';

interface CommandPage {
  readonly id: string;
  readonly path: string;
  /** The key of the text that names it. */
  readonly name: string;
  /** The part of the menu, because pages of several parts have the same name. */
  readonly within?: 'wantToBuy' | 'sell' | 'desk' | 'settings';
  readonly key?: KeyName;
}

/** The screens that the dealer can go to. Those of selling are listed only if it is unlocked. */
export const commandPages = [
  { id: 'home', path: '/', name: 'navigation:home', key: 'goHome' },
  { id: 'today', path: paths.today, name: 'navigation:deskMenu.today', within: 'desk', key: 'goToday' },
  { id: 'browse', path: paths.browse, name: 'navigation:search', key: 'goBrowse' },
  { id: 'liked', path: paths.liked, name: 'offers:lists.liked', key: 'goLiked' },
  { id: 'shortlist', path: paths.shortlist, name: 'offers:shortlist' },
  { id: 'myBets', path: paths.myBets, name: 'navigation:auctionsMenu.myBets', within: 'wantToBuy', key: 'goBids' },
  {
    id: 'realization',
    path: paths.inRealization,
    name: 'navigation:auctionsMenu.deals',
    within: 'wantToBuy',
    key: 'goDeals',
  },
  { id: 'savedSearches', path: paths.savedSearches, name: 'navigation:deskMenu.searches', within: 'desk' },
  { id: 'dealBoard', path: paths.dealBoard, name: 'navigation:deskMenu.board', within: 'desk' },
  { id: 'pickup', path: paths.pickup, name: 'board:planPickup', within: 'desk' },
  { id: 'archived', path: paths.archived, name: 'navigation:auctionsMenu.sold', within: 'wantToBuy' },
  { id: 'soldOnPlatform', path: paths.soldOnPlatform, name: 'offers:lists.sold' },
  {
    id: 'messages',
    path: paths.conversations,
    name: 'navigation:auctionsMenu.messages',
    within: 'wantToBuy',
    key: 'goMessages',
  },
  {
    id: 'purchaseInvoices',
    path: paths.purchaseInvoices,
    name: 'navigation:auctionsMenu.invoices',
    within: 'wantToBuy',
    key: 'goInvoices',
  },
  { id: 'vehicles', path: paths.vehicles, name: 'navigation:sellMenu.vehicles', within: 'sell', key: 'goVehicles' },
  { id: 'clients', path: paths.clients, name: 'navigation:sellMenu.clients', within: 'sell', key: 'goClients' },
  { id: 'newClient', path: paths.createClient, name: 'clients:add', within: 'sell' },
  {
    id: 'issuedInvoices',
    path: paths.issuedInvoices,
    name: 'navigation:sellMenu.invoices',
    within: 'sell',
    key: 'goIssued',
  },
  { id: 'closeMonth', path: closeMonthAddress, name: 'commands:closeMonth', within: 'sell' },
  { id: 'marginBook', path: paths.marginBook, name: 'navigation:sellMenu.marginBook', within: 'sell' },
  { id: 'templates', path: paths.invoiceTemplates, name: 'navigation:sellMenu.templates', within: 'sell' },
  { id: 'profile', path: paths.profile, name: 'navigation:settingsMenu.profile', within: 'settings' },
  { id: 'password', path: paths.password, name: 'navigation:settingsMenu.password', within: 'settings' },
  { id: 'language', path: paths.language, name: 'navigation:settingsMenu.language', within: 'settings' },
  { id: 'trading', path: paths.trading, name: 'navigation:settingsMenu.trading', within: 'settings' },
  { id: 'telling', path: paths.notifications, name: 'navigation:settingsMenu.telling', within: 'settings' },
  { id: 'data', path: paths.data, name: 'navigation:settingsMenu.data', within: 'settings' },
] as const satisfies readonly CommandPage[];

/** The address of a screen. The search is shown as the dealer has left it, as by the menu. */
export const addressOf = ({ path }: Pick<CommandPage, 'path'>, { question }: Pick<OfferList, 'question'>): string =>
  path === paths.browse ? `${path}${toSearch(question)}` : path;
