import type { HashId } from '../../../../domain/offers/Offer';

const ATTEMPTS = 30;

/** Focuses the tile of an offer. The list may have to scroll there and to render it first. */
export async function focusTile(hashId: HashId): Promise<void> {
  const selector = `[data-offer="${CSS.escape(hashId)}"]:not([inert] *)`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await new Promise(requestAnimationFrame);
    const tile = document.querySelector<HTMLElement>(selector);
    if (tile) return tile.focus({ preventScroll: true });
    // The dealer went on meanwhile.
    if (document.activeElement !== document.body) return;
  }
}
