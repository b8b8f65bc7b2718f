const originOf = address => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

/** The allowed targets of connections: the page's origin and the hosts in config.json. */
function connectSources(config) {
  const cognito =
    config.backend === 'http' &&
    (config.cognito?.endpoint ?? `https://cognito-idp.${config.cognito?.userPoolId?.split('_')[0]}.amazonaws.com`);
  const origins = [config.apiBaseUrl, config.marketApiBaseUrl, config.cableUrl, cognito].map(originOf).filter(Boolean);
  const sockets = origins.filter(origin => origin.startsWith('http')).map(origin => origin.replace(/^http/, 'ws'));
  return ["'self'", ...new Set([...origins, ...sockets])].join(' ');
}

/**
 * The security headers for every answer. Images may come from any https host, because the backend chooses their
 * addresses. Scripts and styles come from the page's origin only, and never inline.
 */
export function securityHeaders({ config = {}, development = false } = {}) {
  const insecureImages = [config.apiBaseUrl, config.map?.tileUrl, config.flagUrl].map(originOf).filter(Boolean);
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
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
