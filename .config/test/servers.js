import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasApt, tryAptInstall } from './aptInstall.js';

/** @param {readonly string[]} call */
const runs = ([command = '', ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const rails = {
  name: 'Rails',
  isThere: () => runs(['ruby', '-rrails', '-raction_cable/engine', '-rpuma', '-e', '']),
  packages: ['ruby-actioncable', 'ruby-railties', 'puma'],
};

export const nginx = {
  name: 'nginx',
  command: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  isThere: () => existsSync(nginx.brotli) && runs([nginx.command, '-v']) && runs(['envsubst', '--version']),
  packages: ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'],
};

/** Debian's, or the one of other distributions, which Debian's packages do not contain. */
export const firefox = {
  name: 'Firefox',
  command: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(file => existsSync(file)) ?? '',
  isThere: () => firefox.command() !== '',
  packages: ['firefox-esr'],
};

/** Safari's engine as Debian builds it. It needs a screen, which Xvfb simulates. */
export const webKit = {
  name: 'WebKit',
  browser: () =>
    ['x86_64', 'aarch64']
      .map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
      .find(file => existsSync(file)) ?? '',
  isThere: () => webKit.browser() !== '' && ['WebKitWebDriver', 'Xvfb'].every(name => existsSync(`/usr/bin/${name}`)),
  packages: ['webkit2gtk-driver', 'xvfb'],
};

/** Reads PDF files. */
export const poppler = {
  name: 'Poppler',
  isThere: () => runs(['pdftotext', '-v']) && runs(['pdfimages', '-v']),
  packages: ['poppler-utils'],
};

/**
 * Installs what is missing, each by itself, so that a package that a mirror lacks keeps none of the others out. A failed
 * installation is only logged, because the tests of a missing server report it themselves.
 */
export function findServers() {
  for (const { name, packages } of [rails, nginx, firefox, webKit, poppler].filter(({ isThere }) => !isThere())) {
    if (hasApt()) tryAptInstall(...packages);
    else
      console.log(`Without ${name}, its tests are left out. Root installs it: apt-get install ${packages.join(' ')}`);
  }
}
