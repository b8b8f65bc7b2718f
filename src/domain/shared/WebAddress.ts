/** An address from the server, as it was written, if it is http(s); null for anything else, such as `javascript:`. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  // The scheme must stand there letter for letter: the URL parser also reads `ht\ntps:x` and `https:x` as https.
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** The same where an image is meant: it may live in the page too. */
export function imageAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return /^(blob:|data:image\/)/i.test(address) ? address : webAddress(address);
}
