import { ContainerModule } from 'inversify';
import { ClientInvoices } from '../application/ports/ClientInvoices';
import { Conversations } from '../application/ports/Conversations';
import { Deals } from '../application/ports/Deals';
import { FileArchives } from '../application/ports/FileArchives';
import { Invoices } from '../application/ports/Invoices';
import { Passwords } from '../application/ports/Passwords';
import { Clients, InvoiceTemplates, Motorbikes } from '../application/ports/SellingEntries';
import { Tabs } from '../application/ports/Tabs';
import { TaxIds } from '../application/ports/TaxIds';
import { Translations } from '../application/ports/Translations';
import { BrowserTabs } from './browser/BrowserTabs';
import { lazyFileArchives } from './fflate/lazyFileArchives';
import type { HttpClient } from './http/client/HttpClient';
import { HttpConversations } from './http/HttpConversations';
import { HttpDeals } from './http/HttpDeals';
import { HttpInvoices } from './http/HttpInvoices';
import { HttpPasswords } from './http/HttpPasswords';
import { HttpTranslations } from './http/HttpTranslations';
import { HttpClientInvoices } from './http/selling/HttpClientInvoices';
import { HttpClients } from './http/selling/HttpClients';
import { HttpInvoiceTemplates } from './http/selling/HttpInvoiceTemplates';
import { HttpMotorbikes } from './http/selling/HttpMotorbikes';
import { StdnumTaxIds } from './taxIds/StdnumTaxIds';

interface Apis {
  readonly main: HttpClient;
  readonly publicApi: HttpClient;
  readonly market: HttpClient;
}

/** The ports of a real backend that the first screen does not need. They load as one file, before the first view that is not on it. */
export const lateModule = ({ main, publicApi, market }: Apis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientInvoices).toConstantValue(new HttpClientInvoices(market));
    bind(Clients).toConstantValue(new HttpClients(market));
    bind(Conversations).toConstantValue(new HttpConversations(main));
    bind(Deals).toConstantValue(new HttpDeals(main));
    bind(FileArchives).toConstantValue(lazyFileArchives);
    bind(Invoices).toConstantValue(new HttpInvoices(main));
    bind(InvoiceTemplates).toConstantValue(new HttpInvoiceTemplates(market));
    bind(Motorbikes).toConstantValue(new HttpMotorbikes(market));
    bind(Passwords).toConstantValue(new HttpPasswords(main, publicApi));
    bind(Tabs).toConstantValue(new BrowserTabs());
    bind(TaxIds).toConstantValue(new StdnumTaxIds());
    bind(Translations).toConstantValue(new HttpTranslations(main));
  });
