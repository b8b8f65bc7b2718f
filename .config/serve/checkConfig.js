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

const json = parsedJson(readFileSync(file, 'utf8'));
if (!json.ok) refuse(`${file} is not JSON.`);
const config = toRuntimeConfig(json.value);
if (!config.ok) refuse(`${file}: the value of '${config.failure.key}' is missing or wrong.`);

const options = { config: /** @type {import('./securityHeaders.js').ServedConfig} */ (json.value), https };
for (const [name, value] of Object.entries(securityHeaders(options))) console.log(`${name}: ${value}`);
if (nginx) writeFileSync(nginx, nginxHeaders(options));
