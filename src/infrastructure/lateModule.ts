import { ContainerModule } from 'inversify';
import { Conversations } from '../application/ports/Conversations';
import { Invoices } from '../application/ports/Invoices';
import { Passwords } from '../application/ports/Passwords';
import { Pickups } from '../application/ports/Pickups';
import { Translations } from '../application/ports/Translations';
import { Transports } from '../application/ports/Transports';
import type { HttpClient } from './http/client/HttpClient';
import { HttpConversations } from './http/HttpConversations';
import { HttpInvoices, HttpPickups, HttpTransports } from './http/HttpDeals';
import { HttpPasswords } from './http/HttpPasswords';
import { HttpTranslations } from './http/HttpTranslations';

/** The ports of the main API that the first screen does not need. */
export const lateModule = (main: HttpClient, publicApi: HttpClient): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<Conversations>(Conversations).toConstantValue(new HttpConversations(main));
    bind<Invoices>(Invoices).toConstantValue(new HttpInvoices(main));
    bind<Passwords>(Passwords).toConstantValue(new HttpPasswords(main, publicApi));
    bind<Pickups>(Pickups).toConstantValue(new HttpPickups(main));
    bind<Translations>(Translations).toConstantValue(new HttpTranslations(main));
    bind<Transports>(Transports).toConstantValue(new HttpTransports(main));
  });
