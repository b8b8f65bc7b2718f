import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { parseArgs } from 'node:util';
import { nginxHeaders } from './nginxHeaders.js';
import { securityHeaders } from './securityHeaders.js';

const usage = `npm run check-config -- FILE [--https] [--nginx OUT]

Checks a config.json as the application reads it, and prints the security headers that the host has to send for it.

  --https       with the headers of a host that browsers reach over https
  --nginx OUT   also writes the headers to OUT, for deploy/nginx.conf.template`;

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(message);
  return process.exit(1);
}

register('./typescriptHooks.js', import.meta.url);
const { parsedJson } = await import('../../src/infrastructure/parsedJson');
const { toRuntimeConfig } = await import('../../src/infrastructure/RuntimeConfig');

const {
  values: { nginx, https },
  positionals: [file = refuse(usage)],
} = parseArgs({
  options: { nginx: { type: 'string' }, https: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** @param {string} name */
function read(name) {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT')
      return refuse(`${name} does not exist. docs/operations.md, 'Configuration', shows what the file contains.`);
    return refuse(`${name} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : code}.`);
  }
}

/**
 * The keys that the application ignores, such as a misspelt one.
 *
 * @param {unknown} written
 * @param {unknown} known
 * @returns {string[]}
 */
function unknownKeys(written, known) {
  if (typeof written !== 'object' || written === null || typeof known !== 'object' || known === null) return [];
  return Object.entries(written).flatMap(([key, value]) =>
    key in known
      ? unknownKeys(value, /** @type {Record<string, unknown>} */ (known)[key]).map(inner => `${key}.${inner}`)
      : [key],
  );
}

const json = parsedJson(read(file));
if (!json.ok) refuse(`${file} is not JSON.`);
const config = toRuntimeConfig(json.value);
if (!config.ok) refuse(`${file}: the value of '${config.failure.key}' is missing or wrong.`);

for (const key of unknownKeys(json.value, { securityContact: '', ...config.value }))
  console.error(`${file}: the application does not know '${key}'.`);
if (config.value.backend === 'demo')
  console.error(`${file} is for the demo: the app shows an invented market and calls no server.`);

const { securityContact } = /** @type {import('./securityHeaders.js').ServedConfig} */ (json.value);
if (securityContact !== undefined && !/^(mailto:|https:\/\/)\S+$/.test(securityContact))
  refuse(`${file}: the value of 'securityContact' must begin with mailto: or https://.`);

const options = { config: /** @type {import('./securityHeaders.js').ServedConfig} */ (json.value), https };
for (const [name, value] of Object.entries(securityHeaders(options))) console.log(`${name}: ${value}`);
if (nginx) writeFileSync(nginx, nginxHeaders(options));
