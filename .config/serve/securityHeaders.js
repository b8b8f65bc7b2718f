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
 * @property {readonly string[]} [imageOrigins]
 * @property {readonly string[]} [fileOrigins]
 * @property {readonly string[]} [connectOrigins] hosts that the API moves to or has moved from
 * @property {string} [reportUrl]
 * @property {string} [securityContact]
 */

/** @param {unknown} address */
const originOf = address => {
  try {
    return new URL(String(address)).origin;
  } catch {
    return null;
  }
};

/** @param {readonly unknown[]} addresses */
const originsOf = addresses => [...new Set(addresses.map(originOf).filter(origin => origin !== null))];

/**
 * The allowed targets of connections: the page's origin and the hosts in config.json. The demo reads the invoices that it
 * made itself, to save them as one file.
 *
 * @param {ServedConfig} config
 */
function connectSources(config) {
  const cognito =
    config.backend === 'http' &&
    (config.cognito?.endpoint ?? `https://cognito-idp.${config.cognito?.userPoolId?.split('_')[0]}.amazonaws.com`);
  const socket = originOf(config.cableUrl)?.replace(/^http/, 'ws');
  const { backend, apiBaseUrl, marketApiBaseUrl, reportUrl, fileOrigins = [], connectOrigins = [] } = config;
  return [
    ...new Set([
      "'self'",
      ...originsOf([apiBaseUrl, marketApiBaseUrl, cognito, reportUrl, ...fileOrigins]),
      ...(socket ? [socket] : []),
      ...originsOf(connectOrigins),
      ...(backend === 'demo' ? ['blob:'] : []),
    ]),
  ].join(' ');
}

/**
 * The allowed sources of images: the page, the hosts in config.json, and `data:` and `blob:`, which are the page's own
 * placeholders and a chosen picture before its upload.
 *
 * @param {ServedConfig} config
 */
const imageSources = ({ apiBaseUrl, map, flagUrl, imageOrigins = [], connectOrigins = [] }) => {
  const hosts = connectOrigins.filter(origin => origin.startsWith('http'));
  return [
    "'self'",
    'data:',
    'blob:',
    ...originsOf([apiBaseUrl, map?.tileUrl, flagUrl, ...imageOrigins, ...hosts]),
  ].join(' ');
};

const YEAR = 365 * 24 * 60 * 60;

/**
 * The security headers for every answer. Everything comes from the page's origin or from a host in config.json, and no
 * script or style is inline. HTML and script addresses pass one of the named Trusted Types policies.
 *
 * @param {object} options
 * @param {ServedConfig} [options.config]
 * @param {boolean} [options.https] Whether browsers reach the page over https.
 * @param {boolean} [options.development] Whether webpack's development server answers, whose code uses `eval`.
 * @returns {Readonly<Record<string, string>>}
 */
export function securityHeaders({ config = {}, https = false, development = false } = {}) {
  // These characters separate directives and quote values.
  const reportUrl = config.reportUrl?.replace(/[;,"]/g, encodeURIComponent);
  const policy = {
    'default-src': "'none'",
    'script-src': development ? "'self' 'unsafe-eval'" : "'self'",
    'style-src': "'self'",
    'img-src': imageSources(config),
    'font-src': "'self'",
    'connect-src': development ? '*' : connectSources(config),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    ...(!development && {
      'require-trusted-types-for': "'script'",
      'trusted-types': 'webpack leaflet photoswipe paddock',
    }),
    ...(https && { 'upgrade-insecure-requests': '' }),
    // Browsers without the Reporting API only know the older `report-uri`.
    ...(reportUrl && { 'report-uri': reportUrl, 'report-to': 'paddock' }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(entry => entry.join(' ').trim())
      .join('; '),
    // `credentialless` and not `require-corp`, because photos come from hosts that do not send a policy of their own.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    // No search engine lists a page. `robots.txt` lets them read this header.
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
    ...(https && { 'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains` }),
    // Browsers send reports of deprecations, interventions and crashes to the endpoint `default`.
    ...(reportUrl && { 'Reporting-Endpoints': `paddock="${reportUrl}", default="${reportUrl}"` }),
  };
}
