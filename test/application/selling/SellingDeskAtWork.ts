import { ConnectionStore } from '../../../src/application/notifications/ConnectionStore';
import { FindOutOutcome } from '../../../src/application/outcomes/FindOutOutcome';
import { SettleOutcome } from '../../../src/application/outcomes/SettleOutcome';
import type * as fc from 'fast-check';
import type { ClientInvoices } from '../../../src/application/ports/ClientInvoices';
import type { Clients } from '../../../src/application/ports/Clients';
import type { InvoiceTemplates } from '../../../src/application/ports/InvoiceTemplates';
import type { Motorbikes } from '../../../src/application/ports/Motorbikes';
import { DraftDesk } from '../../../src/application/drafts/DraftDesk';
import { EditInvoice } from '../../../src/application/selling/invoices/EditInvoice';
import { EditMotorbike } from '../../../src/application/selling/motorbikes/EditMotorbike';
import { EditTemplate } from '../../../src/application/selling/templates/EditTemplate';
import { StartDealInvoice } from '../../../src/application/selling/resale/StartDealInvoice';
import { InvoiceStore } from '../../../src/application/selling/invoices/InvoiceStore';
import { IssueInvoice } from '../../../src/application/selling/invoices/IssueInvoice';
import { LoadMotorbikes } from '../../../src/application/selling/motorbikes/LoadMotorbikes';
import { LoadTemplates } from '../../../src/application/selling/templates/LoadTemplates';
import { MotorbikeStore } from '../../../src/application/selling/motorbikes/MotorbikeStore';
import { ReadVin } from '../../../src/application/selling/motorbikes/ReadVin';
import { RemoveMotorbike } from '../../../src/application/selling/motorbikes/RemoveMotorbike';
import { RemoveTemplate } from '../../../src/application/selling/templates/RemoveTemplate';
import { ResaleStore } from '../../../src/application/selling/resale/ResaleStore';
import { AddDealToMotorbikes } from '../../../src/application/selling/resale/AddDealToMotorbikes';
import { SaveMotorbike } from '../../../src/application/selling/motorbikes/SaveMotorbike';
import { SaveTemplate } from '../../../src/application/selling/templates/SaveTemplate';
import { TemplateStore } from '../../../src/application/selling/templates/TemplateStore';
import type { ClientId } from '../../../src/domain/selling/clients/Client';
import type { Twins } from '../../support/Twins';
import { notedWire, scheduledWire, straightWire, type Wire } from '../../support/Wire';
import { Workplace } from '../../support/Workplace';

const sellerEmail = 'seller@paddock.example';

/** What a dealer who sells works with, on twins. */
export class SellingDeskAtWork extends Workplace {
  readonly asked: string[] = [];
  readonly motorbikes = new MotorbikeStore();
  readonly templates = new TemplateStore();
  readonly clientInvoices = new InvoiceStore();
  readonly resale = new ResaleStore();
  readonly editMotorbike;
  readonly editTemplate;
  readonly loadMotorbikes;
  readonly saveMotorbike;
  readonly removeMotorbike;
  readonly loadTemplates;
  readonly saveTemplate;
  readonly removeTemplate;
  readonly editInvoice;
  readonly issueInvoice;
  readonly startDealInvoice;
  readonly addDealToMotorbikes;

  constructor(scheduler?: fc.Scheduler) {
    super({ email: sellerEmail });
    const wire = notedWire(this.asked, scheduler ? scheduledWire(scheduler) : straightWire);
    const { twins, session, work } = this;
    const { clock, browserWindow, tabs, issuedInvoices } = twins;
    const { motorbikes, templates, clients, invoices } = portsOf(twins, wire);
    const desk = new DraftDesk(this.dealerDrafts, clock, browserWindow, work);
    this.editMotorbike = new EditMotorbike(desk, this.motorbikes);
    this.editTemplate = new EditTemplate(desk, this.templates);
    this.loadMotorbikes = new LoadMotorbikes(motorbikes, clock, this.motorbikes);
    const outcome = new SettleOutcome(new FindOutOutcome(clock, browserWindow, new ConnectionStore(), session));
    this.saveMotorbike = new SaveMotorbike(
      motorbikes,
      this.motorbikes,
      this.loadMotorbikes,
      this.editMotorbike,
      work,
      outcome,
    );
    const bikes = this.motorbikes;
    this.removeMotorbike = new RemoveMotorbike(
      motorbikes,
      bikes,
      this.loadMotorbikes,
      this.editMotorbike,
      work,
      outcome,
    );
    this.loadTemplates = new LoadTemplates(templates, clock, this.templates);
    this.saveTemplate = new SaveTemplate(
      templates,
      this.templates,
      this.loadTemplates,
      this.editTemplate,
      work,
      outcome,
    );
    this.removeTemplate = new RemoveTemplate(
      templates,
      this.templates,
      this.loadTemplates,
      this.editTemplate,
      work,
      outcome,
    );
    const store = this.clientInvoices;
    this.editInvoice = new EditInvoice(desk, clients, issuedInvoices, session, store);
    this.issueInvoice = new IssueInvoice(invoices, issuedInvoices, tabs, session, store, work, this.editInvoice);
    const readVin = new ReadVin(this.openOffer, this.details, this.resale);
    this.startDealInvoice = new StartDealInvoice(clients, clock, readVin, desk, store, this.resale);
    this.addDealToMotorbikes = new AddDealToMotorbikes(
      motorbikes,
      readVin,
      desk,
      this.loadMotorbikes,
      this.motorbikes,
      this.resale,
      this.editMotorbike,
      work,
    );
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

  /** An invoice that lacks nothing. */
  fillIn(client: ClientId, invoiceNumber = '2026/9001'): void {
    const dates = { invoiceDate: '2026-11-20', deliveryDate: '2026-11-21' };
    this.editInvoice.execute(client, { invoiceNumber, ...dates, price: '1.000,00', vatOption: 'standard23' });
  }
}

interface SellingPorts {
  readonly motorbikes: Motorbikes;
  readonly templates: InvoiceTemplates;
  readonly clients: Clients;
  readonly invoices: ClientInvoices;
}

function portsOf({ motorbikes, invoiceTemplates, clients, clientInvoices }: Twins, wire: Wire): SellingPorts {
  return {
    motorbikes: {
      list: (question, signal) =>
        wire(`motorbikes ${question.query} ${question.page}`, () => motorbikes.list(question, signal)),
      brands: signal => wire('brands', () => motorbikes.brands(signal)),
      add: motorbike => wire(`add ${motorbike.model}`, () => motorbikes.add(motorbike)),
      change: (id, motorbike) => wire(`change ${id}`, () => motorbikes.change(id, motorbike)),
      remove: id => wire(`remove ${id}`, () => motorbikes.remove(id)),
    },
    templates: {
      list: (page, perPage, signal) => wire(`templates ${page}`, () => invoiceTemplates.list(page, perPage, signal)),
      renderKeys: signal => wire('keys', () => invoiceTemplates.renderKeys(signal)),
      add: template => wire(`add ${template.name}`, () => invoiceTemplates.add(template)),
      change: (id, template) => wire(`change ${id}`, () => invoiceTemplates.change(id, template)),
      remove: id => wire(`remove ${id}`, () => invoiceTemplates.remove(id)),
    },
    clients: {
      list: (page, perPage, signal) => wire(`clients ${page}`, () => clients.list(page, perPage, signal)),
      byId: (id, signal) => clients.byId(id, signal),
      create: form => clients.create(form),
      update: (id, form) => clients.update(id, form),
      remove: id => clients.remove(id),
    },
    invoices: {
      issue: (client, invoice) => wire(`issue ${invoice.invoiceNumber}`, () => clientInvoices.issue(client, invoice)),
    },
  };
}
