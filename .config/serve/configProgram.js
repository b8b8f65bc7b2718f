import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';
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

function parsedArguments() {
  try {
    return parseArgs({
      options: { nginx: { type: 'string' }, https: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    const [problem] = /** @type {Error} */ (error).message.split('. ');
    return refuse(`${problem}.\n\n${usage}`);
  }
}

const {
  values: { nginx, https },
  positionals: [file = refuse(usage)],
} = parsedArguments();

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

/**
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Newer versions of Node name the line themselves, and none names one if the text ends too early.
    const [, position = text.trimEnd().length] = /position (\d+)/.exec(String(error)) ?? [];
    const lines = text.slice(0, Number(position)).split('\n');
    const where = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
    return refuse(`${file} is not JSON: ${where}. Each key and text has double quotes, and no comma is the last.`);
  }
}

/** What a right value looks like. */
const examples = {
  backend: '"http", or "demo" for an invented market',
  apiBaseUrl: '"https://api.example", or "" for the host of the app',
  marketApiBaseUrl: '"https://market.example", or a path such as "/market"',
  cableUrl: '"wss://api.example/cable", or a path such as "/cable"',
  'cognito.userPoolId': '"eu-central-1_AbCdEf123"',
  'cognito.clientId': '"1h57kf5cpq17m0eml12example"',
  'cognito.endpoint': '"https://cognito.example/", or null',
  cognito: '{ "userPoolId": "eu-central-1_AbCdEf123", "clientId": "1h57kf5cpq17m0eml12example" }',
  buyNowAcceptMethod: '"PUT" or "POST"',
  nativeApp: '{ "deepLinkBase": "paddock://", "appStoreUrl": null, "playStoreUrl": null }, or null',
  map: '{ "tileUrl": "https://tiles.example/{z}/{x}/{y}.png", "attribution": "© …" }, or null',
  'map.tileUrl': '"https://tiles.example/{z}/{x}/{y}.png"',
  flagUrl: '"https://flags.example", or null',
  registrationUrl: '"https://register.example", or null',
  idleMinutes: 'a whole number from 5, or null for never',
  draftDays: 'a whole number from 1 to 365',
  imageOrigins: '["https://photos.example"]',
  connectOrigins: '["https://api2.example", "wss://api2.example"]',
  reportUrl: '"https://reports.example/paddock", or a path such as "/reports"',
  vitalsSample: 'a number from 0 to 1',
  'demo.offers': 'a whole number from 0 to 20000',
  'demo.tempo': 'a number from 0',
  'demo.seed': 'a whole number',
};

/** @param {string} key */
function exampleOf(key) {
  const known = /** @type {Record<string, string>} */ (examples);
  const example = known[key] ?? known[key.replace(/\.[^.]*$/, '')];
  return example ? ` It looks like ${example}.` : ' docs/operations.md shows one.';
}

const json = parsed(read(file));
const config = toRuntimeConfig(json);
if (!config.ok) {
  const { key } = config.failure;
  refuse(`${file}: the value of '${key}' is missing or wrong.${exampleOf(key)}`);
}

for (const key of unknownKeys(json, { securityContact: '', connectOrigins: '', ...config.value }))
  console.error(`${file}: the application does not know '${key}'.`);
if (config.value.backend === 'demo')
  console.error(`${file} is for the demo: the app shows an invented market and calls no server.`);

// Only the headers of the host use the following keys, so the application does not check them.
const { securityContact, connectOrigins = [] } = /** @type {import('./securityHeaders.js').ServedConfig} */ (json);
if (securityContact !== undefined && !/^(mailto:|https:\/\/)\S+$/.test(securityContact))
  refuse(`${file}: the value of 'securityContact' must begin with mailto: or https://.`);
const host = /^(https|wss):\/\/[^\s/]+\/?$|^(http|ws):\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;
if (!Array.isArray(connectOrigins) || !connectOrigins.every(origin => host.test(String(origin))))
  refuse(`${file}: the value of 'connectOrigins' is wrong.${exampleOf('connectOrigins')}`);

const options = { config: /** @type {import('./securityHeaders.js').ServedConfig} */ (json), https };
for (const [name, value] of Object.entries(securityHeaders(options))) console.log(`${name}: ${value}`);
if (nginx) {
  try {
    writeFileSync(nginx, nginxHeaders(options));
  } catch (error) {
    refuse(`${nginx} cannot be written: ${/** @type {NodeJS.ErrnoException} */ (error).code}.`);
  }
}
