import type { Cancel } from '../../application/ports/Clock';
import type { DealerBook } from '../../application/ports/DealerBook';
import { success } from '../../domain/shared/Result';
import { lazyAdapter } from '../lazyAdapter';

/** The book, whose code loads with its first use. Listeners that are added earlier are registered once it has loaded. */
export function lazyBook(load: () => Promise<DealerBook>): DealerBook {
  let loaded: DealerBook | null = null;
  const waiting = new Set<(book: DealerBook) => void>();
  const call = lazyAdapter(async () => {
    loaded = await load();
    for (const listen of waiting) listen(loaded);
    return loaded;
  });
  const loadNow = call(async () => success(undefined));
  return {
    read: (...input) => call(book => book.read(...input))(),
    readSome: (...input) => call(book => book.readSome(...input))(),
    readAll: (...input) => call(book => book.readAll(...input))(),
    put: (...input) => call(book => book.put(...input))(),
    remove: call((book, ...input) => book.remove(...input)),
    usage: call((book, ...input) => book.usage(...input)),
    contents: call((book, ...input) => book.contents(...input)),
    merge: call((book, ...input) => book.merge(...input)),
    removeAll: call((book, ...input) => book.removeAll(...input)),
    onChange: (...input) => {
      if (loaded) return loaded.onChange(...input);
      const listen = (book: DealerBook) => {
        cancel = book.onChange(...input);
      };
      let cancel: Cancel = () => waiting.delete(listen);
      waiting.add(listen);
      void loadNow();
      return () => cancel();
    },
  };
}
