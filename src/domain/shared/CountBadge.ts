const HIGHEST_SHOWN = 9;

/** The badge in the menu and on the conversation button, such as `9+`. Null if `count` is 0. */
export function menuBadge(count: number): string | null {
  return badge(count, `${HIGHEST_SHOWN}+`);
}

/** The badge in the toolbar, such as `+9`. Null if `count` is 0. */
export function toolbarBadge(count: number): string | null {
  return badge(count, `+${HIGHEST_SHOWN}`);
}

function badge(count: number, many: string): string | null {
  if (count <= 0) return null;
  return count > HIGHEST_SHOWN ? many : String(count);
}
