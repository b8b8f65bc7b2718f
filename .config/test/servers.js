import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasApt, tryAptInstall } from './aptInstall.js';

/** @param {readonly string[]} call */
const runs = ([command = '', ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const rails = {
  isThere: () => runs(['ruby', '-rrails', '-raction_cable/engine', '-rpuma', '-e', '']),
  packages: ['ruby-actioncable', 'ruby-railties', 'puma'],
};

export const nginx = {
  command: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  isThere: () => existsSync(nginx.brotli) && runs([nginx.command, '-v']) && runs(['envsubst', '--version']),
  packages: ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'],
};

/** Debian's, or the one of other distributions, which Debian's packages do not contain. */
export const firefox = {
  command: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(file => existsSync(file)) ?? '',
  isThere: () => firefox.command() !== '',
  packages: ['firefox-esr'],
};

/** Safari's engine as Debian builds it. It needs a screen, which Xvfb simulates. */
export const webKit = {
  browser: () =>
    ['x86_64', 'aarch64']
      .map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
      .find(file => existsSync(file)) ?? '',
  isThere: () => webKit.browser() !== '' && ['WebKitWebDriver', 'Xvfb'].every(name => existsSync(`/usr/bin/${name}`)),
  packages: ['webkit2gtk-driver', 'xvfb'],
};

/** Reads PDF files. */
export const poppler = {
  isThere: () => runs(['pdftotext', '-v']) && runs(['pdfimages', '-v']),
  packages: ['poppler-utils'],
};

/** A failed installation is only logged, because the tests of a missing server report it themselves. */
export function findServers() {
  const missing = [rails, nginx, firefox, webKit, poppler].filter(({ isThere }) => !isThere());
  if (missing.length === 0 || !hasApt()) return;
  tryAptInstall(...missing.flatMap(({ packages }) => packages));
}
