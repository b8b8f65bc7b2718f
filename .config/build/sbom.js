import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { npm } from './npm.js';

/**
 * The part of a CycloneDX document that is read here.
 *
 * @typedef {object} Bom
 * @property {{ component: { name: string, 'bom-ref': string } }} metadata
 * @property {{ 'bom-ref': string, properties?: { name: string }[] }[]} components
 * @property {{ ref: string, dependsOn?: string[] }[]} dependencies
 */

// Not with `--omit dev`: npm 11.19 then also leaves out packages that a development package needs as well, such as React.
const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 100_000_000 };
const args = npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application');
const written = execFileSync(process.execPath, args, options);
const bom = /** @type {Bom} */ (JSON.parse(written));

const components = bom.components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
);
const { component } = bom.metadata;
const shipped = new Set([component, ...components].map(({ 'bom-ref': ref }) => ref));
const dependencies = bom.dependencies
  .filter(({ ref }) => shipped.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(other => shipped.has(other)) }));
// npm names the component after its folder.
component.name = 'paddock';

writeFileSync('dist/sbom.json', JSON.stringify({ ...bom, components, dependencies }));
