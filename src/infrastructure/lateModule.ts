import { ContainerModule } from 'inversify';
import { Conversations } from '../application/ports/Conversations';
import { Deals } from '../application/ports/Deals';
import { Invoices } from '../application/ports/Invoices';
import { Passwords } from '../application/ports/Passwords';
import { Translations } from '../application/ports/Translations';
import type { HttpClient } from './http/client/HttpClient';
import { HttpConversations } from './http/HttpConversations';
import { HttpDeals } from './http/HttpDeals';
import { HttpInvoices } from './http/HttpInvoices';
import { HttpPasswords } from './http/HttpPasswords';
import { HttpTranslations } from './http/HttpTranslations';

/** The ports of the main API that the first screen does not need. */
export const lateModule = (main: HttpClient, publicApi: HttpClient): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Conversations).toConstantValue(new HttpConversations(main));
    bind(Deals).toConstantValue(new HttpDeals(main));
    bind(Invoices).toConstantValue(new HttpInvoices(main));
    bind(Passwords).toConstantValue(new HttpPasswords(main, publicApi));
    bind(Translations).toConstantValue(new HttpTranslations(main));
  });
