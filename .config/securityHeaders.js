const originOf = address => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

/** Where this build may connect: itself, and the hosts that its config.json names. */
function connectSources(config) {
  const cognito =
    config.backend === 'http' &&
    (config.cognito?.endpoint ?? `https://cognito-idp.${config.cognito?.userPoolId?.split('_')[0]}.amazonaws.com`);
  const origins = [config.apiBaseUrl, config.marketApiBaseUrl, config.cableUrl, cognito].map(originOf).filter(Boolean);
  const sockets = origins.filter(origin => origin.startsWith('http')).map(origin => origin.replace(/^http/, 'ws'));
  return ["'self'", ...new Set([...origins, ...sockets])].join(' ');
}

/**
 * What a host of this build should send with every answer. Pictures may come from any https host, as the backend names
 * them; scripts and styles from this one alone, and never inline.
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
