/** Gives the lists another width in pixels than the usual one. */
export function listWidth(width: number): void {
  const Usual = globalThis.ResizeObserver;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    callback =>
      new Usual((entries, observer) =>
        callback(
          entries.map(entry => ({ ...entry, contentRect: { ...entry.contentRect, width } })),
          observer,
        ),
      ),
  );
}
