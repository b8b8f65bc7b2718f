const ATTEMPTS = 60;

/**
 * Opens the confirmation of a purchase, which comes into sight and takes the focus. It buys nothing. The code of the panel may
 * have to load first.
 */
export async function openBuyNow(part: Element): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opener = part.querySelector<HTMLElement>('[data-buy-now]');
    if (opener) {
      if (opener.ariaExpanded !== 'true') return opener.click();
      const question = part.querySelector<HTMLElement>('[data-buy-now-question]');
      question?.focus({ preventScroll: true });
      return question?.scrollIntoView({ block: 'nearest' });
    }
    await new Promise(requestAnimationFrame);
  }
}
