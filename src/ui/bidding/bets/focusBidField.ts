const ATTEMPTS = 60;

/** Focuses the bid field of a row that was just opened. The code of the row's details may have to load first. */
export async function focusBidField(tile: Element): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const field = tile.querySelector<HTMLInputElement>('form input');
    if (field) return field.focus();
    await new Promise(requestAnimationFrame);
  }
}
