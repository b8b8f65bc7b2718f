import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, hasApt } from './aptInstall.js';

const names = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map(folder => path.join(folder, name)).find(file => existsSync(file));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** @param {string} name */
function fromDebian(name) {
  if (!hasApt()) return undefined;
  console.log(`No ${name} found: installing it.`);
  try {
    aptInstall(name);
  } catch (error) {
    console.error(`It could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return onPath(name);
}

/**
 * Returns the path of a browser: CHROMIUM_PATH, the preferred Debian package, another installed browser, or one that is
 * installed now. `chromium-headless-shell` has no windows and needs a fifth less processor time than `chromium`.
 *
 * @param {'chromium' | 'chromium-headless-shell'} preferred
 * @returns {Promise<string>}
 */
export async function findChromium(preferred) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const debian = onPath(preferred) ?? fromDebian(preferred);
  const found = debian ?? names.map(onPath).find(Boolean) ?? (await playwrightsOwn());
  if (found) return found;
  const installed = succeeds('npx', ['playwright', 'install', 'chromium']) ? await playwrightsOwn() : undefined;
  if (installed) return installed;
  throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
}
