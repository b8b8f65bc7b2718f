/** More requests at the same time would hold up what the dealer asks for meanwhile. */
export const REQUESTS_AT_ONCE = 3;

/** The items in groups, each of which can be requested at once. */
export const batches = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / REQUESTS_AT_ONCE) }, (_, at) =>
    items.slice(at * REQUESTS_AT_ONCE, (at + 1) * REQUESTS_AT_ONCE),
  );
