import 'i18next';
import type bidding from '../../locales/en/bidding.json';
import type clients from '../../locales/en/clients.json';
import type conversations from '../../locales/en/conversations.json';
import type filterAdvice from '../../locales/en/filterAdvice.json';
import type home from '../../locales/en/home.json';
import type invoices from '../../locales/en/invoices.json';
import type invoicing from '../../locales/en/invoicing.json';
import type keys from '../../locales/en/keys.json';
import type map from '../../locales/en/map.json';
import type nativeApp from '../../locales/en/nativeApp.json';
import type navigation from '../../locales/en/navigation.json';
import type notifications from '../../locales/en/notifications.json';
import type offers from '../../locales/en/offers.json';
import type passwords from '../../locales/en/passwords.json';
import type profile from '../../locales/en/profile.json';
import type realization from '../../locales/en/realization.json';
import type selling from '../../locales/en/selling.json';
import type session from '../../locales/en/session.json';
import type shared from '../../locales/en/shared.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      bidding: typeof bidding;
      home: typeof home;
      invoices: typeof invoices;
      invoicing: typeof invoicing;
      clients: typeof clients;
      conversations: typeof conversations;
      filterAdvice: typeof filterAdvice;
      keys: typeof keys;
      map: typeof map;
      navigation: typeof navigation;
      nativeApp: typeof nativeApp;
      notifications: typeof notifications;
      offers: typeof offers;
      realization: typeof realization;
      passwords: typeof passwords;
      profile: typeof profile;
      selling: typeof selling;
      session: typeof session;
      shared: typeof shared;
    };
  }
}
