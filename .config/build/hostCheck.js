import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

// Writes `npm run check-config` of this release into the build as one file that only needs Node, so that a host checks its
// config.json and writes its headers by the rules of the release that it switches to (deploy/release.sh).
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [, , folder = 'dist'] = process.argv;

const compiler = webpack({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: './.config/serve/configProgram.js',
  experiments: { outputModule: true },
  output: { path: path.resolve(root, folder), filename: 'host-check.js', module: true },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      // The names of the application's files have no ending.
      { test: /\.js$/, resolve: { fullySpecified: false } },
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
    ],
  },
});
compiler.run((error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString('errors-only'));
  process.exitCode = 1;
});
