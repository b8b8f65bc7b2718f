import { PrintSheet } from './PrintSheet';

/** A page without a table, as a copy of what is on it. */
export const PageSheet = () => (
  <PrintSheet isCopy>
    <div ref={place => place?.replaceChildren(printedCopy(document.getElementById('content')!))} />
  </PrintSheet>
);

/** What a printed page has no use for. */
const LEFT_OUT = '[inert], nav, button:not(:has(img), [data-names-part]), label:has([type="file"]), [data-part="map"]';
const FIELDS = 'input, select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A copy of the page with values instead of fields, and without what is there to be pressed. */
function printedCopy(page: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...page.cloneNode(true).childNodes);
  // A copied field has the value that it was created with.
  const values = Array.from(page.querySelectorAll<Field>(FIELDS), valueOf);
  const copied = Array.from(copy.querySelectorAll(FIELDS));
  copy.querySelectorAll(LEFT_OUT).forEach(part => part.remove());
  copied.forEach((field, index) => field.replaceWith(values[index]!));
  return copy;
}

function valueOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return (field as HTMLInputElement).checked ? '✓ ' : '– ';
    case 'password':
    case 'file':
      return '';
    default:
      return field.value;
  }
}
