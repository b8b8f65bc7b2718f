import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** Writes `licenses.txt`: the licence of each package of which the build contains code or files. */
export class LicensePlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicensePlugin', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'LicensePlugin', stage }, () => {
        const folders = new Set(sourcesOf(compilation).flatMap(packageFolder));
        const texts = [...folders].map(licenseOf).sort();
        compilation.emitAsset('licenses.txt', new webpack.sources.RawSource(texts.join(`\n${'-'.repeat(80)}\n\n`)));
      });
    });
  }
}

/**
 * The files behind the modules, and those that are copied as they are.
 *
 * @param {webpack.Compilation} compilation
 */
const sourcesOf = compilation => [
  ...[...compilation.modules].flatMap(resourcesOf),
  ...compilation.getAssets().map(({ info }) => path.resolve(info.sourceFilename ?? '')),
];

/**
 * A module that webpack has joined from several ones lists them.
 *
 * @param {webpack.Module & { readonly modules?: Iterable<webpack.Module> }} module
 * @returns {string[]}
 */
const resourcesOf = module =>
  module.modules ? [...module.modules].flatMap(resourcesOf) : [module.nameForCondition() ?? ''];

/**
 * The folder of the package that contains the file, or nothing for our own files.
 *
 * @param {string} file
 */
const packageFolder = file => /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.slice(0, 1) ?? [];

/** @param {string} folder */
function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!license) throw new Error(`The package ${name} does not state its licence.`);
  const texts = readdirSync(folder)
    .filter(file => /^(licen[cs]e|notice|ofl)\b/i.test(file))
    .map(file => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}
