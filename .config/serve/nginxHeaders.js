import { securityHeaders } from './securityHeaders.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The security headers as a file that nginx includes, and `/.well-known/security.txt` (RFC 9116) if the configuration has a
 * `securityContact`.
 *
 * @param {NonNullable<Parameters<typeof securityHeaders>[0]>} options
 */
export function nginxHeaders(options) {
  const headers = Object.entries(securityHeaders(options)).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  const { securityContact } = options.config ?? {};
  return headers.join('') + (securityContact ? securityTxt(securityContact) : '');
}

/** @param {string} contact */
function securityTxt(contact) {
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  const lines = `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, de, pl\n`;
  return `location = /.well-known/security.txt {\n    default_type text/plain;\n    return 200 ${quoted(lines)};\n}\n`;
}

/** @param {string} value */
function quoted(value) {
  // Inside of quotes, nginx replaces variables and has no way to escape their sign. Only an address can contain it.
  return `"${value.replaceAll('$', '%24').replaceAll(/["\\]/g, '\\$&')}"`;
}
