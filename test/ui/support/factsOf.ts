import { textOf } from './textOf';

/** The terms of an element's lists of facts, with their texts. */
export const factsOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map(term => [textOf(term), textOf(term.nextElementSibling)] as const),
  );
