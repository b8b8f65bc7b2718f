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
    bind(Clients).toConstantValue(new HttpClients(market));
    bind(ClientInvoices).toConstantValue(new HttpClientInvoices(market));
    bind(FileArchives).toConstantValue(lazyFileArchives);
    bind(InvoiceTemplates).toConstantValue(new HttpInvoiceTemplates(market));
    bind(Motorbikes).toConstantValue(new HttpMotorbikes(market));
    bind(Tabs).toConstantValue(new BrowserTabs());
    bind(TaxIds).toConstantValue(new StdnumTaxIds());
  });
