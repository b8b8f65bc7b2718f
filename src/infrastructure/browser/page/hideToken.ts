interface Page {
  readonly location: Pick<Location, 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
}

const mailedLink = /\/new-password\/([^/]+)\/?$/;

/**
 * Moves the token of a mailed link from the address into the state of the history entry. The browser's own reports,
 * referrers and the list of visited pages contain the address. The state survives a reload, and it is gone with the
 * entry. React Router reads it from `usr`.
 */
export function hideToken({ location, history }: Page = window): void {
  const [link, token] = mailedLink.exec(location.pathname) ?? [];
  if (!link || !token) return;
  const page = location.pathname.replace(link, '/new-password');
  history.replaceState({ usr: { token: decoded(token) } }, '', page);
}

/** A mangled link keeps its token as it is, and the server refuses it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
