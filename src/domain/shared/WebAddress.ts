/** An address from the server, as it was written, if it is http(s); null for anything else, such as `javascript:`. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  // The scheme must stand there letter for letter: the URL parser also reads `ht\ntps:x` and `https:x` as https.
  const host = /^https?:\/\/[^/?#\\]*/i.exec(address)?.[0];
  return host !== undefined && isHost(host) ? address : null;
}

const lastAsked = { host: '', isHost: false };

/** Only the host can make an address unreadable, and the photos of a list come from one: it is parsed once. */
function isHost(host: string): boolean {
  if (host !== lastAsked.host) Object.assign(lastAsked, { host, isHost: URL.canParse(host) });
  return lastAsked.isHost;
}

/** The same where an image is meant: it may live in the page too. */
export function imageAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return /^(blob:|data:image\/)/i.test(address) ? address : webAddress(address);
}

/** The same where a file is meant, which the page may have made itself. */
export function fileAddress(text: string): string | null {
  const address = text.trim();
  return /^blob:/i.test(address) ? address : webAddress(address);
}
