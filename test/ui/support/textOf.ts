/** The text of an element as a reader reads it: a no-break space is a space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
