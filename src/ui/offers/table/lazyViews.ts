import { lazyView } from '../../shared/loading/lazyView';

// Apart from the views of the lists, so that only a table loads them.

export const LazyColumnsDialog = lazyView(
  () => import(/* webpackChunkName: "table" */ './ColumnsDialog'),
  'ColumnsDialog',
);

/** The code of the stage, which the row shows too, is in the same file. */
export const LazyDealNext = lazyView(() => import(/* webpackChunkName: "deals" */ '../../deals/DealNext'), 'DealNext');
