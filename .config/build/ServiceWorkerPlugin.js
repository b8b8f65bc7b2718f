import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { filesOf } from './headFiles.js';

const WORKER = 'service-worker.js';
const PAGE = 'index.html';

const hashed = /\.[0-9a-f]{10}\.\w+$/;

/** The styles name it, so it is in no chunk. */
const coverOfSignIn = /^assets\/cover\./;

/**
 * Tells the service worker the names of the build's files: those of the chunks of the first screens, which it keeps from
 * its installation, and all others, which it keeps when they are used. Workbox has a plugin for this, which would bring 200
 * packages along.
 */
export class ServiceWorkerPlugin {
  /** @param {{ readonly chunks: readonly string[], readonly files: readonly string[] }} first */
  constructor(first) {
    this.first = first;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', compilation => {
      // After the hashes in the names are final, and before the files are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'ServiceWorkerPlugin', stage }, () => {
        if (!compilation.getAsset(WORKER)) return;
        const files = JSON.stringify(this.filesOf(compilation));
        compilation.updateAsset(
          WORKER,
          source =>
            new webpack.sources.RawSource(
              source
                .source()
                .toString()
                .replace('self.shellFiles', () => files),
            ),
        );
      });
    });
  }

  /** @param {webpack.Compilation} compilation */
  filesOf(compilation) {
    const { chunks, files } = this.first;
    const names = compilation.getAssets().map(({ name }) => name);
    const drawn = names.filter(name => name.endsWith('.woff2') || coverOfSignIn.test(name));
    const first = [PAGE, ...files, ...drawn, ...chunks.flatMap(chunk => filesOf(compilation, chunk))];
    /** @param {string} name */
    const revision = name => {
      const asset = compilation.getAsset(name);
      if (!asset) throw new Error(`The build has no file '${name}' for the service worker.`);
      return hashed.test(name) ? null : createHash('md5').update(asset.source.buffer()).digest('hex').slice(0, 8);
    };
    return {
      main: filesOf(compilation, 'main').find(file => file.endsWith('.js')),
      first: [...new Set(first)].map(name => [name, revision(name)]),
      all: compilation
        .getAssets()
        .map(({ name }) => name)
        .filter(name => hashed.test(name)),
    };
  }
}
