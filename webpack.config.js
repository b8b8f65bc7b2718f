import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { writeAntdStyles } from './.config/build/antdStyles.js';
import { appVersion } from './.config/build/appVersion.js';
import { headFiles } from './.config/build/headFiles.js';
import { LicensePlugin } from './.config/build/LicensePlugin.js';
import { ServiceWorkerPlugin } from './.config/build/ServiceWorkerPlugin.js';
import { StatsPlugin } from './.config/build/StatsPlugin.js';
import { StyleOrderPlugin } from './.config/build/StyleOrderPlugin.js';
import { securityHeaders } from './.config/serve/securityHeaders.js';

const root = path.dirname(fileURLToPath(import.meta.url));
const styles = path.join(root, '.cache/styles');
const photos = path.join(root, 'src/infrastructure/demo/market/photos');

const build = appVersion(root);

const languages = readdirSync(path.join(root, 'locales'));

const views = () =>
  readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(path.join(root, 'src/ui', file), 'utf8'));

/** The page itself contains these texts, because they are shown if the files with the other texts have not arrived. */
const startTexts = languages.map(language => {
  /**
   * @param {string} file
   * @returns {Record<string, string> & { start?: Record<string, string> }}
   */
  const read = file => JSON.parse(readFileSync(path.join(root, 'locales', language, file), 'utf8'));
  return { language, ...read('sharedPage.json'), ...read('shared.json').start };
});

/** The build extracts antd's styles, so these small modules replace antd's style code in the browser. */
const withoutAntdStyleCode = [
  new webpack.NormalModuleReplacementPlugin(/(^|\/)style(\/[\w-]+)*$/, resource => {
    if (!/[\\/]antd[\\/]es[\\/]/.test(resource.context) || !resource.request.startsWith('.')) return;
    // Popups compute with it where their arrow is.
    if (resource.request.endsWith('/placementArrow')) return;
    resource.request = path.join(root, 'src/ui/shared/antd/noStyle.ts');
  }),
  new webpack.NormalModuleReplacementPlugin(/\/useToken$/, resource => {
    if (!/[\\/]antd[\\/]es[\\/]/.test(resource.context)) return;
    resource.request = path.join(root, 'src/ui/shared/antd/staticToken.ts');
  }),
  // This module writes `<style>` elements, which the Content-Security-Policy forbids and no component needs.
  new webpack.NormalModuleReplacementPlugin(/\/dynamicCSS$/, path.join(root, 'src/ui/shared/antd/noRuntimeStyles.ts')),
];

/** The worker that it starts for larger files is forbidden by the Content-Security-Policy. */
const withoutZipWorker = new webpack.NormalModuleReplacementPlugin(/^fflate$/, resource => {
  if (!/[\\/]write-excel-file[\\/]/.test(resource.context)) return;
  resource.request = path.join(root, 'src/infrastructure/excel/fflateInPage.ts');
});

/** The container runs without its compiler, which the Content-Security-Policy forbids. */
const withoutCompiler = new webpack.NormalModuleReplacementPlugin(
  /\/buildNoActivations\w+Jit\.js$/,
  path.join(root, 'src/infrastructure/noCompiler.ts'),
);

const paints = /** @type {readonly { name: string, paint: string, dark: string, light: string }[]} */ (
  JSON.parse(readFileSync(path.join(photos, 'paints.json'), 'utf8'))
);

const compressed = /\.(js|css|html|svg|json)$/;

/** @type {zlib.BrotliOptions} */
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };

const paintVariants = paints.map(({ name, paint, dark, light }) => ({
  from: '*.svg',
  context: photos,
  to: `demo/photos/[name]-${name}[ext]`,
  /** @param {Buffer} svg */
  transform: svg =>
    svg.toString().replaceAll('PAINT_DARK', dark).replaceAll('PAINT_LIGHT', light).replaceAll('PAINT', paint),
}));

/**
 * Puts the modules for which `isOf` returns true into one file. `isOf` gets the names of a module's chunks.
 *
 * @param {string} name
 * @param {number} priority
 * @param {(chunks: readonly (string | null | undefined)[]) => boolean} isOf
 */
const together = (name, priority, isOf) => ({
  /**
   * @param {webpack.Module} module
   * @param {{ readonly chunkGraph: webpack.ChunkGraph }} context
   */
  test: (module, { chunkGraph }) => isOf(Array.from(chunkGraph.getModuleChunksIterable(module), chunk => chunk.name)),
  name,
  priority,
  chunks: /** @type {const} */ ('async'),
  enforce: true,
  type: /^(javascript|asset)/,
});

/**
 * The option `clean` of the output only knows the folder `dist`.
 *
 * @type {webpack.WebpackPluginInstance}
 */
const withoutOldSourceMaps = {
  apply: ({ hooks }) =>
    hooks.beforeRun.tap('withoutOldSourceMaps', () =>
      rmSync(path.join(root, 'source-maps'), { recursive: true, force: true }),
    ),
};

/**
 * What antd's components have in common, and nothing that another chunk needs.
 *
 * @param {readonly (string | null | undefined)[]} chunks
 */
const isAntdKit = chunks => chunks.length === 2 && chunks.includes('date-field') && chunks.includes('search-select');

/** @param {readonly (string | null | undefined)[]} chunks */
const isShown = chunks => chunks.includes('mount-app') || chunks.includes('shell');

/**
 * An old page still finds the first script, and notices what is gone. A browser looks for a new worker under the address
 * of the old one.
 *
 * @type {Readonly<Record<string, string>>}
 */
const sameInEveryRelease = { preload: 'preload.js', worker: 'service-worker.js' };

/** The chunks of the sign-in, of the grid, and of what is shown if the app starts without a network. */
const firstChunks = [
  'main',
  'mount-app',
  'shell',
  'all-styles',
  'sign-in',
  'offline-vehicles',
  'handover',
  'book',
  ...languages.map(each => `texts-${each}`),
];

/** Plain files, which the operator or the browser of a dealer compares or replaces. */
const uncompressed = /(config\.json|version\.json|service-worker\.js)$/;

/**
 * The page of all shared parts, for `npm run parts`. It is no part of the app.
 *
 * @template {webpack.Configuration} Config
 * @param {Config} config
 * @returns {Config}
 */
const ofParts = config => ({
  ...config,
  entry: './test/parts/main.tsx',
  output: { ...config.output, path: path.join(root, '.cache/parts') },
  plugins: [
    ...(config.plugins ?? []).filter(
      plugin =>
        !(plugin instanceof HtmlWebpackPlugin || plugin instanceof ServiceWorkerPlugin || plugin instanceof CopyPlugin),
    ),
    new HtmlWebpackPlugin({ template: './test/parts/index.html' }),
  ],
  cache: { ...Object(config.cache), name: 'parts' },
});

/**
 * @param {{ readonly quick?: boolean, readonly parts?: boolean }} env `quick`: not minimized and not compressed, for
 *   `npm run test:changed`. `parts`: the page of all shared parts.
 * @param {{ readonly mode?: 'development' | 'production' }} options
 * @returns {webpack.Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
export default ({ quick = false, parts = false }, { mode = 'development' }) => {
  const production = mode === 'production';
  // The page of parts shows all of the kit, and so may a view that is being worked on.
  writeAntdStyles(styles, production && !parts ? views() : undefined);
  const shipped = production && !quick;
  // webpack replaces a hash wherever its characters are in the code. Six of them can be a colour or a part of a number.
  const scriptName = production ? '[name].[contenthash:10].js' : '[name].js';
  /** @param {boolean} modules */
  const cssLoaders = modules => [
    // Addresses in a style sheet are relative to it, so that they do not depend on the path of the build.
    { loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } },
    {
      loader: 'css-loader',
      options: {
        modules: modules && {
          exportLocalsConvention: 'as-is',
          localIdentName: production ? '[hash:base64:5]' : '[name]__[local]',
        },
      },
    },
  ];

  /** @type {webpack.Configuration & { devServer: import('webpack-dev-server').Configuration }} */
  const config = {
    mode,
    entry: {
      preload: './src/preload.ts',
      main: './src/main.tsx',
      ...(production && { worker: './src/infrastructure/serviceWorker/worker.ts' }),
    },
    devtool: shipped ? 'hidden-source-map' : production ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: ({ chunk }) => sameInEveryRelease[chunk?.name ?? ''] ?? scriptName,
      chunkFilename: scriptName,
      // Outside of the folder that is served.
      sourceMapFilename: '../source-maps/[file].map',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      publicPath: '/',
      clean: true,
      trustedTypes: { policyName: 'webpack' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        'antd-styles': styles,
        leaflet$: path.join(root, 'node_modules/leaflet/dist/leaflet-src.esm.js'),
        // The package exports only the development build, which contains the warnings.
        ...(production && { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') }),
        // Optional dependencies of the PDF library for drawing web pages and SVG, which the app does not use.
        canvg: false,
        dompurify: false,
        html2canvas: false,
        // It decodes PNG pictures, and the PDFs here contain none.
        'fast-png': false,
      },
    },
    module: {
      parser: {
        // Otherwise each imported file of texts gets a getter for each of its keys.
        json: { namedExports: false },
        // A missing export is undefined in the browser. The small modules above must have all that antd imports.
        javascript: { exportsPresence: 'error' },
      },
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            path.join(root, '.config/build/injectedTypesLoader.js'),
            { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
          ],
        },
        ...['leaflet', 'photoswipe'].map(policy => ({
          test: /\.js$/,
          include: path.join(root, 'node_modules', policy, path.sep),
          use: { loader: path.join(root, '.config/build/iconHtmlLoader.js'), options: { policy } },
        })),
        { test: /\.module\.css$/, use: cssLoaders(true) },
        { test: /\.css$/, exclude: /\.module\.css$/, use: cssLoaders(false) },
        // The smallest images are inlined, so that they appear without a network once the code of their view has loaded.
        // Without base64, several drawings compress to half the size.
        {
          test: /\.svg$/,
          type: 'asset',
          parser: { dataUrlCondition: { maxSize: 2_000 } },
          generator: { dataUrl: { encoding: false } },
        },
        { test: /\.png$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 2_000 } } },
        // The typeface of PDFs, and that of the app, with the letters that the app needs.
        { test: /\.ttf$/, type: 'asset/resource' },
        { test: /\.woff2$/, type: 'asset/resource', use: path.join(root, '.config/build/fontLoader.js') },
      ],
    },
    plugins: [
      ...withoutAntdStyleCode,
      withoutCompiler,
      withoutZipWorker,
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        'process.env.APP_VERSION': JSON.stringify(build.version),
        'process.env.BUILT_AT': JSON.stringify(build.builtAt),
      }),
      new HtmlWebpackPlugin({
        template: './src/ui/index.html',
        templateParameters: (compilation, assets) => ({
          files: headFiles(compilation, assets, languages),
          startTexts,
        }),
        favicon: './src/ui/shared/assets/favicon.svg',
        // The template contains the tags itself: a deferred script would wait for the style sheet.
        inject: false,
        chunks: ['preload', 'main'],
        chunksSortMode: 'manual',
      }),
      // On a terminal only, where the lines replace each other.
      ...(process.stderr.isTTY ? [new webpack.ProgressPlugin()] : []),
      new MiniCssExtractPlugin({ filename: production ? '[name].[contenthash:10].css' : '[name].css' }),
      new StyleOrderPlugin(),
      new ServiceWorkerPlugin({ chunks: firstChunks, files: ['preload.js', 'favicon.svg'] }),
      new CopyPlugin({
        patterns: [
          // A build for production names no server, and a host that forgets its own file must not serve the demo.
          ...(production ? [] : [{ from: 'config.json' }]),
          { from: 'package.json', to: 'version.json', transform: () => JSON.stringify(build) },
          { from: 'src/ui/shared/assets/robots.txt' },
          { from: 'src/ui/shared/assets/installed', to: 'installed' },
          { from: 'node_modules/country-flag-icons/3x2/*.svg', to: 'flags/[name][ext]' },
          { from: 'src/infrastructure/demo/market/documents', to: 'demo/documents' },
          ...paintVariants,
        ],
      }),
      ...(shipped
        ? [
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: compressed,
              exclude: uncompressed,
              compressionOptions: brotli,
              minRatio: 0.9,
            }),
            // For hosts without Brotli, such as the official image of nginx.
            new CompressionPlugin({
              filename: '[path][base].gz',
              test: compressed,
              exclude: uncompressed,
              compressionOptions: { level: 9 },
              minRatio: 0.9,
            }),
            // Chromium compiles these files while they load, on another thread, and not each function when it first runs.
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              include: /^(main|all-mount-app|all-shell)\./,
              // After the minimizer, which deletes comments.
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
            }),
            new LicensePlugin(),
            new StatsPlugin(path.join(root, '.cache/stats.json')),
            withoutOldSourceMaps,
          ]
        : []),
    ],
    optimization: {
      minimize: shipped,
      // A file with a single letter beyond Latin-1 takes two bytes for each of its letters in memory.
      minimizeOptions: {
        javascript: { ecma: 2022, module: true, compress: { passes: 3 }, format: { ascii_only: true } },
      },
      // cssnano cannot parse some of antd's `calc()` and would warn about each.
      minimizer: ['...', new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } })],
      splitChunks: {
        cacheGroups: {
          // One file for the rendering code of every screen, and one for the code behind the sign-in. Each request has
          // a cost, and a larger file compresses better.
          mountApp: together(
            'all-mount-app',
            3,
            chunks =>
              chunks.includes('mount-app') ||
              (chunks.includes('shell') && (chunks.includes('sign-in') || chunks.includes('passwords'))),
          ),
          shell: together('all-shell', 2, chunks => chunks.includes('shell')),
          antd: { ...together('antd', 1, isAntdKit), type: /^(javascript|json)/ },
          // The styles of both are one file in the page's head, because three small files would compete with the code
          // for bandwidth.
          styles: { ...together('all-styles', 3, isShown), type: 'css/mini-extract' },
        },
      },
    },
    // Unchanged modules are not compiled again.
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: quick ? 'quick' : mode,
      buildDependencies: { config: [fileURLToPath(import.meta.url), path.join(root, '.config/')] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.PORT ?? 8080),
      // A path of a page may contain a dot.
      historyApiFallback: { disableDotRule: true },
      headers: securityHeaders({ development: true }),
      client: { overlay: { warnings: false } },
      static: false,
    },
  };
  return parts ? ofParts(config) : config;
};
