const HIGHEST_SHOWN = 9;

/** What the menu and the conversation button show beside an entry; null where nothing waits. */
export function menuBadge(count: number): string | null {
  return badge(count, `${HIGHEST_SHOWN}+`);
}

/** The toolbar writes its plus in front. */
export function toolbarBadge(count: number): string | null {
  return badge(count, `+${HIGHEST_SHOWN}`);
}

function badge(count: number, many: string): string | null {
  if (count <= 0) return null;
  return count > HIGHEST_SHOWN ? many : String(count);
}
