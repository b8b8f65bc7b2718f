import 'i18next';
import type bidding from '../../locales/en/bidding.json';
import type conversations from '../../locales/en/conversations.json';
import type navigation from '../../locales/en/navigation.json';
import type offers from '../../locales/en/offers.json';
import type session from '../../locales/en/session.json';
import type settings from '../../locales/en/settings.json';
import type shared from '../../locales/en/shared.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      bidding: typeof bidding;
      conversations: typeof conversations;
      navigation: typeof navigation;
      offers: typeof offers;
      session: typeof session;
      settings: typeof settings;
      shared: typeof shared;
    };
  }
}
