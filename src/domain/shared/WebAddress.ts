/** Scheme and host, up to the slash, of the last address that could be read: the photos of a list come from one host. */
let lastHost = 'https://localhost/';

/** An address from the server, as it was written, if it is http(s); null for anything else, such as `javascript:`. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  // Only the host can make an address unreadable.
  if (address.startsWith(lastHost)) return address;
  // The scheme must stand there letter for letter: the URL parser also reads `ht\ntps:x` and `https:x` as https.
  const host = /^https?:\/\/[^/?#\\]*/i.exec(address)?.[0];
  if (host === undefined || !URL.canParse(host)) return null;
  lastHost = `${host}/`;
  return address;
}

/** The same where an image is meant: it may live in the page too. */
export function imageAddress(text: string | null | undefined): string | null {
  const web = webAddress(text);
  if (web !== null) return web;
  const address = text?.trim() ?? '';
  return /^(blob:|data:image\/)/i.test(address) ? address : null;
}

/** The address of a file for a tab: made by the page itself, or sent over https so that nobody on the way can swap it. */
export function fileAddress(text: string): string | null {
  const address = text.trim();
  if (/^blob:/i.test(address)) return address;
  return safeFile.test(address) ? webAddress(address) : null;
}

const safeFile = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#]|$))/i;
