/** The last paragraph that each live region has in a dialog. */
const paragraphs = new WeakMap<Element, HTMLElement>();

/**
 * Says in the open modal dialog what a live region below it says, because a screen reader does not read what is inert. Each
 * region has its own paragraph, so that no text replaces another before it is read.
 */
export function sayInDialog(below: Element, text: string): void {
  const region = [...document.querySelectorAll(':is(dialog[open], [aria-modal]) > [data-says-below]')].at(-1);
  if (!region || region.parentElement!.contains(below)) return;
  let paragraph = paragraphs.get(below);
  if (paragraph?.parentElement !== region) {
    paragraph = document.createElement('p');
    paragraphs.set(below, paragraph);
    region.append(paragraph);
  }
  paragraph.textContent = text;
}
