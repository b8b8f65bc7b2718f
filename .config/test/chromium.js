import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, hasApt, tryAptInstall } from './aptInstall.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file));
}

function installPlaywrightsOwn() {
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian() {
  if (!hasApt()) return undefined;
  aptInstall('chromium');
  return onPath();
}

/**
 * Returns the path of the browser for the tests: CHROMIUM_PATH, an installed browser, or one that is installed now.
 *
 * @returns {Promise<string>}
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = onPath() ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium found: installing one.');
  const installed = installPlaywrightsOwn() ? await playwrightsOwn() : fromDebian();
  if (installed) return installed;
  throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
}

/**
 * Returns the path of Debian's headless build beside its Chromium, or nothing. That build has no windows and cannot show a
 * PDF, but it needs a quarter less processor time.
 *
 * @param {string} chromium
 */
export function findHeadlessShell(chromium) {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  const shell = `${chromium}-headless-shell`;
  if (chromium === '/usr/bin/chromium' && !existsSync(shell) && hasApt()) tryAptInstall('chromium-headless-shell');
  return existsSync(shell) ? shell : undefined;
}
