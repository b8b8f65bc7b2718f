import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, RowQuestion } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

/** What the ports of clients, motorbikes and templates have in common. */
export abstract class SellingEntries<Row extends { readonly id: unknown }, New> {
  /** One page. A row that fails to parse is reported and left out. `query` counts only where the server searches. */
  abstract list(question: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Row>, Failure>>;
  /** Adds an entry. `refused` lists the fields that the server rejects. */
  abstract add(entry: New): Promise<Result<void, Failure>>;
  /** Replaces an entry's data. `refused` lists the fields that the server rejects. */
  abstract change(id: Row['id'], entry: New): Promise<Result<void, Failure>>;
  /** Deletes an entry. `notFound` if it does not exist. */
  abstract remove(id: Row['id']): Promise<Result<void, Failure>>;
}
