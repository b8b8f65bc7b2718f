import path from 'node:path';
import webpack from 'webpack';

/** What is measured beside the build. */
export type Bundled = 'floor' | 'peers';

/** Bundles it with the tools and the relevant settings of the build itself, and returns the folder of its files. */
export async function bundle(name: Bundled, plugins: readonly webpack.WebpackPluginInstance[] = []): Promise<string> {
  const output = path.join(process.cwd(), `.cache/bench-${name}`);
  const compiler = webpack({
    mode: 'production',
    entry: path.join(process.cwd(), 'test/bench', name, 'main.tsx'),
    output: { path: output, filename: '[name].[contenthash:6].js', publicPath: '/', clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      ],
    },
    plugins: [...plugins],
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return output;
}
