interface TypingSeen {
  /** The sum of all digits: rows that have another place or height soon after the digit. */
  movedRows: number;
  /** Writes to a storage of the browser less than half a second after the last digit. */
  hastyWrites: number;
}

declare global {
  var typingSeen: TypingSeen;
}

/** Runs in the page; it is sent there as text and can use nothing from this module. */
export function watchTyping(): void {
  /** Shorter than the time between two keys. */
  const SOON = 100;
  const PAUSE = 500;
  const seen: TypingSeen = { movedRows: 0, hastyWrites: 0 };
  globalThis.typingSeen = seen;
  let typedAt = -Infinity;

  const boxes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-index]')].map(row => {
      const { top, height } = row.getBoundingClientRect();
      return `${row.dataset.index} ${top} ${height}`;
    });
  addEventListener(
    'input',
    () => {
      typedAt = performance.now();
      const before = boxes();
      setTimeout(() => (seen.movedRows += boxes().filter(box => !before.includes(box)).length), SOON);
    },
    true,
  );

  const noteWrite = () => {
    if (performance.now() - typedAt < PAUSE) seen.hastyWrites += 1;
  };
  const { put, add, delete: remove } = IDBObjectStore.prototype;
  const { setItem } = Storage.prototype;
  const noting = <Args extends unknown[], Value>(write: (this: never, ...args: Args) => Value) =>
    function (this: never, ...args: Args): Value {
      noteWrite();
      return write.apply(this, args);
    };
  Object.assign(IDBObjectStore.prototype, { put: noting(put), add: noting(add), delete: noting(remove) });
  Object.assign(Storage.prototype, { setItem: noting(setItem) });
}
