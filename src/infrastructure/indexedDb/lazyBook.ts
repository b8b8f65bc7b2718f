import type { DealerBook } from '../../application/ports/DealerBook';
import { success } from '../../domain/shared/Result';
import { lazyAdapter } from '../lazyAdapter';
import type { IndexedDbDealerBookOptions } from './IndexedDbDealerBook';

/** The book, whose code loads with its first use. */
export function lazyBook(options: Pick<IndexedDbDealerBookOptions, 'diagnostics' | 'clock' | 'draftDays'>): DealerBook {
  const call = lazyAdapter(async () => {
    const { IndexedDbDealerBook } = await import(/* webpackChunkName: "book" */ './IndexedDbDealerBook');
    return new IndexedDbDealerBook({ ...options, storage: navigator.storage });
  });
  return {
    read: (...input) => call(book => book.read(...input))(),
    readAll: (...input) => call(book => book.readAll(...input))(),
    put: (...input) => call(book => book.put(...input))(),
    remove: call((book, ...input) => book.remove(...input)),
    usage: call((book, ...input) => book.usage(...input)),
    contents: call((book, ...input) => book.contents(...input)),
    merge: call((book, ...input) => book.merge(...input)),
    removeAll: call((book, ...input) => book.removeAll(...input)),
    onChange: (...input) => {
      let isOver = false;
      let cancel = () => {
        isOver = true;
      };
      const listen = call(async book => {
        if (!isOver) cancel = book.onChange(...input);
        return success(undefined);
      });
      void listen();
      return () => cancel();
    },
  };
}
