import 'i18next';
import type bidding from '../../locales/en/bidding.json';
import type biddingBets from '../../locales/en/biddingBets.json';
import type book from '../../locales/en/book.json';
import type clients from '../../locales/en/clients.json';
import type conversations from '../../locales/en/conversations.json';
import type home from '../../locales/en/home.json';
import type invoices from '../../locales/en/invoices.json';
import type navigation from '../../locales/en/navigation.json';
import type navigationKeys from '../../locales/en/navigationKeys.json';
import type navigationNativeApp from '../../locales/en/navigationNativeApp.json';
import type notifications from '../../locales/en/notifications.json';
import type offers from '../../locales/en/offers.json';
import type offersFilters from '../../locales/en/offersFilters.json';
import type offersMap from '../../locales/en/offersMap.json';
import type offersVehicle from '../../locales/en/offersVehicle.json';
import type realization from '../../locales/en/realization.json';
import type selling from '../../locales/en/selling.json';
import type sellingInvoices from '../../locales/en/sellingInvoices.json';
import type session from '../../locales/en/session.json';
import type sessionPasswords from '../../locales/en/sessionPasswords.json';
import type settings from '../../locales/en/settings.json';
import type settingsTrading from '../../locales/en/settingsTrading.json';
import type shared from '../../locales/en/shared.json';
import type valuation from '../../locales/en/valuation.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      bidding: typeof bidding;
      biddingBets: typeof biddingBets;
      book: typeof book;
      clients: typeof clients;
      conversations: typeof conversations;
      home: typeof home;
      invoices: typeof invoices;
      navigation: typeof navigation;
      navigationKeys: typeof navigationKeys;
      navigationNativeApp: typeof navigationNativeApp;
      notifications: typeof notifications;
      offers: typeof offers;
      offersFilters: typeof offersFilters;
      offersMap: typeof offersMap;
      offersVehicle: typeof offersVehicle;
      realization: typeof realization;
      selling: typeof selling;
      sellingInvoices: typeof sellingInvoices;
      session: typeof session;
      sessionPasswords: typeof sessionPasswords;
      settings: typeof settings;
      settingsTrading: typeof settingsTrading;
      shared: typeof shared;
      valuation: typeof valuation;
    };
  }
}
