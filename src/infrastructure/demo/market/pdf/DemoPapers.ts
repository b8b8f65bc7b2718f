import type { PdfFonts } from '../../../pdf/PdfFonts';
import type { InvoicePaper } from './InvoicePaper';

type Writer = (paper: InvoicePaper) => Uint8Array<ArrayBuffer>;

interface DemoPapersOptions {
  /** Rejects if the fonts cannot be fetched. */
  readonly fonts: () => Promise<PdfFonts>;
  readonly toAddress?: (file: Blob) => string;
}

/** Creates the files of the demo's invoices, each once per page. Their addresses are valid only for this page. */
export class DemoPapers {
  private readonly addresses = new Map<string, string>();
  private writer: Promise<Writer> | null = null;

  constructor(private readonly options: DemoPapersOptions) {}

  /** False if the PDF code or the fonts cannot be fetched. The next call tries again. */
  async isReady(): Promise<boolean> {
    return (await this.fetchedWriter()) !== null;
  }

  /** Null if the file cannot be created. */
  async addressOf(paper: InvoicePaper): Promise<string | null> {
    const key = JSON.stringify(paper);
    const write = this.addresses.has(key) ? null : await this.fetchedWriter();
    const known = this.addresses.get(key);
    if (known !== undefined || !write) return known ?? null;
    const { toAddress = file => URL.createObjectURL(file) } = this.options;
    const address = toAddress(new Blob([write(paper)], { type: 'application/pdf' }));
    this.addresses.set(key, address);
    return address;
  }

  private async fetchedWriter(): Promise<Writer | null> {
    this.writer ??= this.fetchWriter();
    try {
      return await this.writer;
    } catch {
      this.writer = null;
      return null;
    }
  }

  private async fetchWriter(): Promise<Writer> {
    const [{ invoicePdf }, fonts] = await Promise.all([
      import(/* webpackChunkName: "invoice-pdf" */ './invoicePdf'),
      this.options.fonts(),
    ]);
    return paper => invoicePdf(paper, fonts);
  }
}
