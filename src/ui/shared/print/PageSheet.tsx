import { printedCopy } from './printedCopy';
import { PrintSheet } from './PrintSheet';

/** A page without a table, as a copy of what is on it. */
export const PageSheet = () => (
  <PrintSheet isCopy>
    <div ref={place => place?.replaceChildren(printedCopy(document.getElementById('content')!))} />
  </PrintSheet>
);
