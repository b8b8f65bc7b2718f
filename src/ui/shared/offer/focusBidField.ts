const ATTEMPTS = 60;

/**
 * Focuses the bid field of an offer whose bid form was just opened. The code of the form may have to load first.
 *
 * @param within A selector of the form's surroundings, if `part` may hold the form of another offer.
 */
export async function focusBidField(part: Element, within = ''): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const field = part.querySelector<HTMLInputElement>(`${within} form input`);
    if (field) {
      field.focus();
      // The review below the field belongs to the bid.
      field.form?.scrollIntoView({ block: 'nearest' });
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}
