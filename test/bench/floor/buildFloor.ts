import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const sources = path.join(process.cwd(), 'test/bench/floor');
const output = path.join(process.cwd(), '.cache/bench-floor');

/** Builds the floor with the tools and the relevant settings of the build itself, and returns its folder. */
export async function buildFloor(): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    entry: path.join(sources, 'main.tsx'),
    output: { path: output, filename: '[name].[contenthash:6].js', publicPath: '/', clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      ],
    },
    plugins: [new HtmlWebpackPlugin({ template: path.join(sources, 'index.html') })],
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
