interface Page {
  readonly location: Pick<Location, 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
}

/**
 * Moves the token of a mailed link from the address into the state of the history entry. The browser's own reports,
 * referrers and the list of visited pages contain the address. The state survives a reload, and it is gone with the
 * entry. React Router reads it from `usr`. A program that passes a link on may have written it in another way, with encoded letters,
 * capitals or double slashes.
 */
export function hideToken({ location, history }: Page = window): void {
  const [, path = '', token] = /^(.*)\/new-password\/+([^/].*?)\/*$/i.exec(decoded(location.pathname)) ?? [];
  if (token) history.replaceState({ usr: { token } }, '', `${path}/new-password`.replace(/\/+/g, '/'));
}

/** A mangled link keeps its token as it is, and the server refuses it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
