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

/**
 * A URL to open in a tab: a `blob:` URL or https. Plain http is accepted only for this machine, because others could
 * replace the file on the way.
 */
export function fileAddress(text: string): string | null {
  const address = text.trim();
  if (/^blob:/i.test(address)) return address;
  return safeFile.test(address) ? webAddress(address) : null;
}

const safeFile = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#]|$))/i;
