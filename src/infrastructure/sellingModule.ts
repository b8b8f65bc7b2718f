import { ContainerModule } from 'inversify';
import { ClientInvoices } from '../application/ports/ClientInvoices';
import { Clients } from '../application/ports/Clients';
import { Clock } from '../application/ports/Clock';
import { DealerBook } from '../application/ports/DealerBook';
import { InvoiceTemplates } from '../application/ports/InvoiceTemplates';
import { IssuedInvoices } from '../application/ports/IssuedInvoices';
import { Motorbikes } from '../application/ports/Motorbikes';
import { Tabs } from '../application/ports/Tabs';
import { BrowserIssuedInvoices } from './browser/BrowserIssuedInvoices';
import { BrowserTabs } from './browser/BrowserTabs';
import { HttpClientInvoices } from './http/selling/HttpClientInvoices';
import { HttpClients } from './http/selling/HttpClients';
import { HttpInvoiceTemplates } from './http/selling/HttpInvoiceTemplates';
import { HttpMotorbikes } from './http/selling/HttpMotorbikes';
import { LiveBackend } from './LiveBackend';

/** The ports of the selling module for a real backend. They load with the module's pages. */
export const sellingModule = new ContainerModule(({ bind }) => {
  bind<Clients>(Clients)
    .toDynamicValue(context => new HttpClients(context.get(LiveBackend).market))
    .inSingletonScope();
  bind<IssuedInvoices>(IssuedInvoices)
    .toDynamicValue(
      context => new BrowserIssuedInvoices(context.get<DealerBook>(DealerBook), context.get<Clock>(Clock)),
    )
    .inSingletonScope();
  bind<ClientInvoices>(ClientInvoices)
    .toDynamicValue(context => new HttpClientInvoices(context.get(LiveBackend).market))
    .inSingletonScope();
  bind<InvoiceTemplates>(InvoiceTemplates)
    .toDynamicValue(context => new HttpInvoiceTemplates(context.get(LiveBackend).market))
    .inSingletonScope();
  bind<Motorbikes>(Motorbikes)
    .toDynamicValue(context => new HttpMotorbikes(context.get(LiveBackend).market))
    .inSingletonScope();
  bind<Tabs>(Tabs).toConstantValue(new BrowserTabs());
});
