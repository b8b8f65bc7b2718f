/**
 * Scheme and host of the last valid URL, with a trailing slash. It saves parsing, because the photos of a list come
 * from one host.
 */
let lastHost = 'https://localhost/';

/** The trimmed URL from the server if it is http(s). Null for anything else, such as `javascript:`. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim();
  if (!address) return null;
  // A valid host makes the URL valid.
  if (address.startsWith(lastHost)) return address;
  // Checks the scheme literally, because the URL parser also accepts `ht\ntps:x` and `https:x` as https.
  const host = /^https?:\/\/[^/?#\\]*/i.exec(address)?.[0];
  if (!host || !URL.canParse(host)) return null;
  lastHost = `${host}/`;
  return address;
}

/** Like `webAddress`, but for an image. It also accepts `blob:` and `data:image/` URLs. */
export function imageAddress(text: string | null | undefined): string | null {
  const web = webAddress(text);
  if (web !== null) return web;
  const address = text?.trim();
  return address && /^(blob:|data:image\/)/i.test(address) ? address : null;
}

/** Stands for the address of a document that exists, but has another scheme than http(s). Nothing opens it. */
const REFUSED = 'about:invalid';

/** The URL of a document from the server, which `fileAddress` checks again. Null if the server has no document. */
export const documentAddress = (text: string | null | undefined): string | null =>
  text?.trim() ? (webAddress(text) ?? REFUSED) : null;

/**
 * The URL to open a document. It is the one rule for contracts, vehicle data, purchase invoices and issued invoices:
 * http(s), or `blob:` for a document that the page created. Null if the app refuses the address.
 */
export function fileAddress(text: string): string | null {
  const address = text.trim();
  return /^blob:/i.test(address) ? address : webAddress(address);
}

/** The same query string with this parameter, or without it if the value is null. */
export function withParameter(search: string, name: string, value: string | null): string {
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const query = parameters.toString();
  return query && `?${query}`;
}
