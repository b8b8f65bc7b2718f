import type { ClientInvoices } from '../../application/ports/ClientInvoices';
import type { ClientId } from '../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { DemoPapers } from '../market/pdf/DemoPapers';
import { issuePaper } from '../market/selling/issuePaper';
import type { InMemorySession } from './InMemorySession';

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
