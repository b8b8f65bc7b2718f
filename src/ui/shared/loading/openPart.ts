/** Opens a `Disclosure` in this area, which the preference names, and moves the focus to it, as a link would. */
export function openPart(area: Element | null, preference: string): void {
  const part = area?.querySelector<HTMLElement>(`[data-part="${preference}"]`);
  const opener = part?.querySelector<HTMLElement>('[aria-expanded]');
  if (!part || !opener) return;
  if (opener.ariaExpanded === 'false') opener.click();
  opener.focus({ preventScroll: true });
  // The content is rendered first.
  requestAnimationFrame(() => part.scrollIntoView({ block: 'nearest' }));
}
