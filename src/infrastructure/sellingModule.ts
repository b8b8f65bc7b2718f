import { ContainerModule } from 'inversify';
import { Clients } from '../application/ports/Clients';
import { Drafts } from '../application/ports/Drafts';
import { IssuedInvoices } from '../application/ports/IssuedInvoices';
import { BrowserIssuedInvoices } from './browser/BrowserIssuedInvoices';
import { HttpClients } from './http/selling/HttpClients';
import { LiveBackend } from './LiveBackend';

/** What the selling area asks of a real backend and of the browser. It comes with the area's pages. */
export const sellingModule = new ContainerModule(({ bind }) => {
  bind<Clients>(Clients)
    .toDynamicValue(context => new HttpClients(context.get(LiveBackend).market))
    .inSingletonScope();
  bind<IssuedInvoices>(IssuedInvoices)
    .toDynamicValue(context => new BrowserIssuedInvoices(context.get<Drafts>(Drafts)))
    .inSingletonScope();
});
