import type { ReactElement } from 'react';

/**
 * What a component may render beside something else. It has no text, because the translation of a browser replaces text
 * nodes, and React cannot move or remove a replaced one. Put a text into a `<span>`.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
