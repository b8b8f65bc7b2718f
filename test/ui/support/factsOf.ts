/** The terms of an element's lists of facts, with their texts. */
export const factsOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map(term => [text(term), text(term.nextElementSibling)] as const),
  );

/** As a reader reads it: a no-break space is a space. */
const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
