import type { InvoicePaper } from './InvoicePaper';

/** Makes files of the demo's invoices, each once for as long as the page lives: their addresses end with it. */
export class DemoPapers {
  private readonly addresses = new Map<string, Promise<string>>();

  constructor(private readonly toAddress: (file: Blob) => string = file => URL.createObjectURL(file)) {}

  addressOf(paper: InvoicePaper): Promise<string> {
    const key = JSON.stringify(paper);
    const known = this.addresses.get(key) ?? this.written(paper);
    this.addresses.set(key, known);
    return known;
  }

  private async written(paper: InvoicePaper): Promise<string> {
    const { invoicePdf } = await import(/* webpackChunkName: "invoice-pdf" */ './invoicePdf');
    return this.toAddress(new Blob([invoicePdf(paper)], { type: 'application/pdf' }));
  }
}
