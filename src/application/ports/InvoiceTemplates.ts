import type { InvoiceTemplate, NewInvoiceTemplate, RenderKey } from '../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../domain/shared/Failure';
import type { WholeList } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import { SellingEntries } from './SellingEntries';

/** The templates of a dealer's invoices. The server cannot search them. */
export abstract class InvoiceTemplates extends SellingEntries<InvoiceTemplate, NewInvoiceTemplate> {
  /** The HTML templates that the server can render. One without an id is reported and left out. */
  abstract renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>>;
}
