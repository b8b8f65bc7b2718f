import type { RowPage, RowQuestion } from '../../../domain/shared/Page';
import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { Clock } from '../../ports/Clock';
import type { PagedRows } from './PagedRows';
import { PagedSearch } from './PagedSearch';

const PER_PICKER_PAGE = 10;

interface ListAndPickerOptions<Row> {
  readonly store: { readonly list: PagedRows<Row>; readonly picker: PagedRows<Row> };
  readonly clock: Clock;
  /** On the screen of their own. */
  readonly perPage: number;
  readonly ask: (question: RowQuestion, signal: AbortSignal) => Promise<Result<RowPage<Row>, Failure>>;
}

/** The same rows on a screen of their own, and in a picker that begins anew each time it opens. */
export function listAndPicker<Row>({ store, clock, perPage, ask }: ListAndPickerOptions<Row>) {
  const list = new PagedSearch({ rows: store.list, clock, perPage, ask });
  const picker = new PagedSearch({ rows: store.picker, clock, perPage: PER_PICKER_PAGE, ask });
  const openPicker = async (): Promise<void> => {
    store.picker.cleared();
    await picker.reload();
  };
  return { list, picker, openPicker };
}
