import type { HttpClient } from './client/HttpClient';
import { HttpConversations } from './HttpConversations';
import { HttpInvoices } from './HttpInvoices';
import { HttpPasswords } from './HttpPasswords';
import { HttpPickups } from './HttpPickups';
import { HttpTranslations } from './HttpTranslations';
import { HttpTransports } from './HttpTransports';

/** The adapters of the main API that the first screen does not need. The first call of any of them loads them all. */
export const lazyAdapters = (api: HttpClient, publicApi: HttpClient) => ({
  conversations: new HttpConversations(api),
  invoices: new HttpInvoices(api),
  passwords: new HttpPasswords(api, publicApi),
  pickups: new HttpPickups(api),
  translations: new HttpTranslations(api),
  transports: new HttpTransports(api),
});
