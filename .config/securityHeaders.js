/**
 * The keys of the served config.json that decide the headers.
 *
 * @typedef {object} ServedConfig
 * @property {string} [backend]
 * @property {unknown} [demo]
 * @property {string} [apiBaseUrl]
 * @property {string} [marketApiBaseUrl]
 * @property {string} [cableUrl]
 * @property {{ readonly endpoint?: string | null, readonly userPoolId?: string }} [cognito]
 * @property {{ readonly tileUrl?: string } | null} [map]
 * @property {string | null} [flagUrl]
 */

/** @param {unknown} address */
const originOf = address => {
  try {
    return new URL(String(address)).origin;
  } catch {
    return null;
  }
};

/**
 * The allowed targets of connections: the page's origin and the hosts in config.json.
 *
 * @param {ServedConfig} config
 */
function connectSources(config) {
  const cognito =
    config.backend === 'http' &&
    (config.cognito?.endpoint ?? `https://cognito-idp.${config.cognito?.userPoolId?.split('_')[0]}.amazonaws.com`);
  const origins = [config.apiBaseUrl, config.marketApiBaseUrl, config.cableUrl, cognito]
    .map(originOf)
    .filter(origin => origin !== null);
  const sockets = origins.filter(origin => origin.startsWith('http')).map(origin => origin.replace(/^http/, 'ws'));
  return ["'self'", ...new Set([...origins, ...sockets])].join(' ');
}

/**
 * The security headers for every answer. Images may come from any https host, because the backend chooses their
 * addresses. Scripts and styles come from the page's origin only, and never inline.
 *
 * @param {{ readonly config?: ServedConfig, readonly development?: boolean }} options
 * @returns {Readonly<Record<string, string>>}
 */
export function securityHeaders({ config = {}, development = false } = {}) {
  const insecureImages = [config.apiBaseUrl, config.map?.tileUrl, config.flagUrl]
    .map(originOf)
    .filter(origin => origin !== null);
  const policy = {
    'default-src': "'none'",
    'script-src': development ? "'self' 'unsafe-eval'" : "'self'",
    'style-src': "'self'",
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...new Set(insecureImages)].join(' '),
    'font-src': "'self'",
    'connect-src': development ? '*' : connectSources(config),
    'manifest-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(entry => entry.join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
