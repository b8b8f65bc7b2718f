import 'i18next';
import type bidding from '../../locales/en/bidding.json';
import type home from '../../locales/en/home.json';
import type invoices from '../../locales/en/invoices.json';
import type navigation from '../../locales/en/navigation.json';
import type offers from '../../locales/en/offers.json';
import type realization from '../../locales/en/realization.json';
import type session from '../../locales/en/session.json';
import type settings from '../../locales/en/settings.json';
import type shared from '../../locales/en/shared.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      bidding: typeof bidding;
      home: typeof home;
      invoices: typeof invoices;
      navigation: typeof navigation;
      offers: typeof offers;
      realization: typeof realization;
      session: typeof session;
      settings: typeof settings;
      shared: typeof shared;
    };
  }
}
