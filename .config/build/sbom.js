import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.js';

/**
 * The part of a CycloneDX document that is read here.
 *
 * @typedef {object} Bom
 * @property {string} serialNumber
 * @property {{ timestamp: string, component: { name: string, 'bom-ref': string } }} metadata
 * @property {{ 'bom-ref': string, properties?: { name: string }[] }[]} components
 * @property {{ ref: string, dependsOn?: string[] }[]} dependencies
 */

/** @param {string} one @param {string} other */
const byCharacters = (one, other) => (one < other ? -1 : 1);

/**
 * What the build contains of a document of npm, and the same for each build of a commit: npm writes the time now, a random number and
 * the name of the folder.
 *
 * @param {Bom} bom
 * @param {string} builtAt
 * @returns {Bom}
 */
export function shippedBom(bom, builtAt) {
  const components = bom.components
    .filter(({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'))
    .sort((one, other) => byCharacters(one['bom-ref'], other['bom-ref']));
  const component = { ...bom.metadata.component, name: 'paddock' };
  const shipped = new Set([component, ...components].map(({ 'bom-ref': ref }) => ref));
  const dependencies = bom.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(other => shipped.has(other)).sort() }))
    .sort((one, other) => byCharacters(one.ref, other.ref));
  const metadata = { ...bom.metadata, timestamp: builtAt, component };
  const hash = createHash('sha256')
    .update(JSON.stringify([metadata, components, dependencies]))
    .digest('hex');
  // The digits that mark a UUID of an own kind (version 8).
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(hash) ?? [];
  return { ...bom, serialNumber: `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`, metadata, components, dependencies };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder = 'dist'] = process.argv;
  const { builtAt } = /** @type {{ builtAt: string }} */ (
    JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8'))
  );
  // Not with `--omit dev`: npm 11.19 then also leaves out packages that a development package needs as well, such as React.
  const args = npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application');
  const written = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  const bom = shippedBom(/** @type {Bom} */ (JSON.parse(written)), builtAt);
  writeFileSync(path.join(folder, 'sbom.json'), JSON.stringify(bom));
}
