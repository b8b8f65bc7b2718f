import type { Cancel } from '../../application/ports/Clock';
import type { DealerBook } from '../../application/ports/DealerBook';
import type { Result } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';

/** The book, whose code loads with its first use. Listeners that are added earlier are registered once it has loaded. */
export function lazyBook(load: () => Promise<DealerBook>): DealerBook {
  let loaded: DealerBook | null = null;
  const waiting = new Set<(book: DealerBook) => void>();
  let loading: Promise<DealerBook> | null = null;
  const loadOnce = () => {
    loading ??= load().then(
      book => {
        loaded = book;
        for (const listen of waiting) listen(book);
        return book;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const call = async <Value, Failed>(use: (book: DealerBook) => Promise<Result<Value, Failed>>) => {
    const book = await loadCode(loadOnce());
    return book.ok ? use(book.value) : book;
  };
  /** Listens once the book has loaded. */
  const listen = (begin: (book: DealerBook) => Cancel): Cancel => {
    if (loaded) return begin(loaded);
    const beginLater = (book: DealerBook) => {
      cancel = begin(book);
    };
    let cancel: Cancel = () => waiting.delete(beginLater);
    waiting.add(beginLater);
    return () => cancel();
  };
  return {
    read: (...input) => call(book => book.read(...input)),
    readSome: (...input) => call(book => book.readSome(...input)),
    readAll: (...input) => call(book => book.readAll(...input)),
    put: (...input) => call(book => book.put(...input)),
    remove: (...input) => call(book => book.remove(...input)),
    usage: (...input) => call(book => book.usage(...input)),
    contents: (...input) => call(book => book.contents(...input)),
    readFile: text => call(book => book.readFile(text)),
    merge: (...input) => call(book => book.merge(...input)),
    removeAll: (...input) => call(book => book.removeAll(...input)),
    onChange: (...input) => {
      const cancel = listen(book => book.onChange(...input));
      void loadCode(loadOnce());
      return cancel;
    },
    // What nobody reads needs no code.
    onSetAside: callback => listen(book => book.onSetAside(callback)),
  };
}
