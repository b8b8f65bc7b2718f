import { SECOND } from '../../../domain/shared/Instant';

/**
 * The whole seconds that the server asks to wait, or null if it does not say. A date is compared with the server's own
 * clock. Across origins, a browser hides both headers unless the server exposes them.
 */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const seconds = Math.ceil((httpDate(text) - httpDate(headers.get('Date') ?? '')) / SECOND);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** NaN if the text is no date. Of the three forms of RFC 9110, one does not name its time zone, which is always GMT. */
const httpDate = (text: string): number =>
  /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text.replace(/( GMT)?$/, ' GMT')) : NaN;
