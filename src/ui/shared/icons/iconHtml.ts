/** Tags of SVG and `span`, with attributes that can neither load nor run anything, and single signs such as `+`. */
const icon = /^(<\/?(svg|use|path|span)( (?!on|style|href)[\w:-]+="[#\w .()-]*")* ?\/?>|[+−×]|&#x?\w+;)*$/;

/**
 * A Trusted Types policy for a library that draws its icons with `innerHTML`. It accepts icons only, so nothing that a
 * server or a dealer wrote can become HTML. Throws if the library assigns something else.
 */
export function iconHtml(policy: string): (html: string) => TrustedHTML | string {
  const createHTML = (html: string) => {
    if (!icon.test(html)) throw new TypeError(`${policy} draws no icon: ${html}`);
    return html;
  };
  // Browsers without Trusted Types assign the string.
  const trusted = window.trustedTypes?.createPolicy(policy, { createHTML });
  return html => (trusted ? trusted.createHTML(html) : createHTML(html));
}
