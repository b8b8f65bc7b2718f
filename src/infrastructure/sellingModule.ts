import { ContainerModule } from 'inversify';
import { ClientInvoices } from '../application/ports/ClientInvoices';
import { Clients } from '../application/ports/Clients';
import { FileArchives } from '../application/ports/FileArchives';
import { InvoiceTemplates } from '../application/ports/InvoiceTemplates';
import { Motorbikes } from '../application/ports/Motorbikes';
import { Tabs } from '../application/ports/Tabs';
import { TaxIds } from '../application/ports/TaxIds';
import { BrowserTabs } from './browser/BrowserTabs';
import { lazyFileArchives } from './fflate/lazyFileArchives';
import type { HttpClient } from './http/client/HttpClient';
import { HttpClientInvoices } from './http/selling/HttpClientInvoices';
import { HttpClients } from './http/selling/HttpClients';
import { HttpInvoiceTemplates } from './http/selling/HttpInvoiceTemplates';
import { HttpMotorbikes } from './http/selling/HttpMotorbikes';
import { StdnumTaxIds } from './taxIds/StdnumTaxIds';

/** The ports of the selling module for a real backend. They load with the module's pages. */
export const sellingModule = (market: HttpClient): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<Clients>(Clients).toConstantValue(new HttpClients(market));
    bind<ClientInvoices>(ClientInvoices).toConstantValue(new HttpClientInvoices(market));
    bind<FileArchives>(FileArchives).toConstantValue(lazyFileArchives);
    bind<InvoiceTemplates>(InvoiceTemplates).toConstantValue(new HttpInvoiceTemplates(market));
    bind<Motorbikes>(Motorbikes).toConstantValue(new HttpMotorbikes(market));
    bind<Tabs>(Tabs).toConstantValue(new BrowserTabs());
    bind<TaxIds>(TaxIds).toConstantValue(new StdnumTaxIds());
  });
