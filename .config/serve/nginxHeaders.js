import { securityHeaders } from './securityHeaders.js';

/**
 * The security headers as a file that nginx includes.
 *
 * @param {Parameters<typeof securityHeaders>[0]} options
 */
export function nginxHeaders(options) {
  return Object.entries(securityHeaders(options))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/** @param {string} value */
function quoted(value) {
  // Inside of quotes, nginx replaces variables and has no way to escape their sign.
  if (value.includes('$')) throw new Error(`nginx cannot send a header with '$': ${value}`);
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
