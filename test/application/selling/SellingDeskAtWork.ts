import type * as fc from 'fast-check';
import { OwnClients } from '../../../src/application/selling/clients/OwnClients';
import { InvoiceForms } from '../../../src/application/selling/invoices/InvoiceForms';
import { IssuedInvoices } from '../../../src/application/selling/invoices/IssuedInvoices';
import { IssueInvoice } from '../../../src/application/selling/invoices/IssueInvoice';
import { OwnMotorbikes } from '../../../src/application/selling/motorbikes/OwnMotorbikes';
import { Resale } from '../../../src/application/selling/resale/Resale';
import { OwnTemplates } from '../../../src/application/selling/templates/OwnTemplates';
import type { ClientId } from '../../../src/domain/selling/clients/Client';
import type { Replaced } from '../../support/twinContainer';
import type { Twins } from '../../support/Twins';
import { notedWire, onWire, scheduledWire, straightWire, type Wire } from '../../support/Wire';
import { Workplace } from '../../support/Workplace';

const sellerEmail = 'seller@paddock.example';

/** What a dealer who sells works with, on twins. */
export class SellingDeskAtWork extends Workplace {
  /** What was sent to the market API, in the order it was sent in. */
  readonly asked: string[];
  readonly ownMotorbikes = this.container.get(OwnMotorbikes);
  readonly motorbikes = this.ownMotorbikes.entries;
  readonly templates = this.container.get(OwnTemplates).entries;
  readonly forms = this.container.get(InvoiceForms);
  readonly issued = this.container.get(IssuedInvoices);
  readonly resale = this.container.get(Resale);
  readonly issueInvoice = this.container.get(IssueInvoice);
  readonly clients = this.container.get(OwnClients).entries;

  constructor(scheduler?: fc.Scheduler) {
    const asked: string[] = [];
    const wire = notedWire(asked, scheduler ? scheduledWire(scheduler) : straightWire);
    super({ email: sellerEmail, replaced: twins => portsOf(twins, wire) });
    this.asked = asked;
  }

  get desk() {
    const desk = this.dealer.selling();
    if (!desk.ok) throw new Error('The seller has no desk');
    return desk.value;
  }

  /** The client that was added last, or the one before, and so on. */
  client(index = 0): ClientId {
    const page = this.desk.clients(1, 20);
    const client = page.ok ? page.value.rows[index] : undefined;
    if (!client) throw new Error('There is no such client');
    return client.id;
  }

  /** The invoice on screen then lacks nothing. */
  fillIn(invoiceNumber = 'RE 9001'): void {
    const dates = { invoiceDate: '2026-11-19', deliveryDate: '2026-11-19' };
    const sold = { vin: 'WB10A1202E6R51847', price: '1.000,00', vatOption: 'smallBusiness' } as const;
    this.forms.shown!.edited({ invoiceNumber, ...dates, ...sold });
  }
}

function portsOf({ motorbikes, invoiceTemplates, clients, clientInvoices }: Twins, wire: Wire): Replaced {
  return {
    motorbikes: onWire(motorbikes, wire, {
      list: ({ query, page }) => `motorbikes ${query} ${page}`,
      brands: () => 'brands',
      add: ({ model }) => `add ${model}`,
      change: id => `change ${id}`,
      remove: id => `remove ${id}`,
    }),
    invoiceTemplates: onWire(invoiceTemplates, wire, {
      list: ({ page }) => `templates ${page}`,
      renderKeys: () => 'keys',
      add: ({ name }) => `add ${name}`,
      change: id => `change ${id}`,
      remove: id => `remove ${id}`,
    }),
    clients: onWire(clients, wire, { list: ({ page }) => `clients ${page}` }),
    clientInvoices: onWire(clientInvoices, wire, {
      issue: (_, { invoiceNumber }) => `issue ${invoiceNumber}`,
    }),
  };
}
