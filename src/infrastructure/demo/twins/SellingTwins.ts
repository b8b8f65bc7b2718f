import type { ClientInvoices } from '../../../application/ports/ClientInvoices';
import type { Clients, InvoiceTemplates, Motorbikes } from '../../../application/ports/SellingEntries';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import type { ClientValues } from '../../../domain/selling/clients/ClientValues';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type {
  Brand,
  BrandId,
  Motorbike,
  MotorbikeId,
  NewMotorbike,
} from '../../../domain/selling/motorbikes/Motorbike';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, RowQuestion, WholeList } from '../../../domain/shared/Page';
import { failed, type Result, success } from '../../../domain/shared/Result';
import { motorbikeBrands } from '../market/catalogue/models/motorbikeBrands';
import type { DemoPapers } from '../market/pdf/DemoPapers';
import { renderKeys } from '../market/selling/InvoicingDesk';
import { issuePaper } from '../market/selling/issuePaper';
import { atSellingDesk } from '../market/selling/SellingDesk';
import type { InMemorySession } from './InMemorySession';

export class InMemoryClients implements Clients {
  constructor(private readonly session: InMemorySession) {}

  list({ page, perPage }: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Client>, Failure>> {
    return this.session.read(
      atSellingDesk(desk => desk.clients(page, perPage)),
      signal,
    );
  }

  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>> {
    return this.session.read(
      atSellingDesk(desk => desk.client(id)),
      signal,
    );
  }

  add(form: ClientValues): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(desk => desk.createClient(form)));
  }

  change(id: ClientId, form: ClientValues): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(desk => desk.changeClient(id, form)));
  }

  remove(id: ClientId): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(desk => desk.removeClient(id)));
  }
}

export class InMemoryClientInvoices implements ClientInvoices {
  constructor(
    private readonly session: InMemorySession,
    private readonly papers: DemoPapers,
  ) {}

  async issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>> {
    // Checked first, so that no invoice is filed that cannot be shown.
    if (!(await this.papers.isReady())) return failed({ reason: 'offline' });
    const paper = await this.session.write(issuePaper(client, invoice));
    if (!paper.ok) return paper;
    const address = await this.papers.addressOf(paper.value);
    return address === null ? failed({ reason: 'offline' }) : success(address);
  }
}

export class InMemoryMotorbikes implements Motorbikes {
  constructor(private readonly session: InMemorySession) {}

  list(question: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Motorbike>, Failure>> {
    return this.session.read(
      atSellingDesk(({ invoicing }) => success(invoicing.motorbikes(question))),
      signal,
    );
  }

  brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>> {
    const brands = motorbikeBrands.map(({ id, name }) => ({ id: id as BrandId, name }));
    return this.session.read(
      atSellingDesk(() => success({ rows: brands, received: brands.length })),
      signal,
    );
  }

  add(motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.addMotorbike(motorbike)));
  }

  change(id: MotorbikeId, motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.changeMotorbike(id, motorbike)));
  }

  remove(id: MotorbikeId): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.removeMotorbike(id)));
  }
}

export class InMemoryInvoiceTemplates implements InvoiceTemplates {
  constructor(private readonly session: InMemorySession) {}

  list({ page, perPage }: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>> {
    return this.session.read(
      atSellingDesk(({ invoicing }) => success(invoicing.templates(page, perPage))),
      signal,
    );
  }

  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>> {
    return this.session.read(
      atSellingDesk(() => success({ rows: renderKeys, received: renderKeys.length })),
      signal,
    );
  }

  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.addTemplate(template)));
  }

  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.changeTemplate(id, template)));
  }

  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.removeTemplate(id)));
  }
}
