import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, DatePicker, Select, theme } from 'antd';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import * as lengths from '../../src/ui/theme/lengths.js';
import { accents, cssVariableScope, measures, themeConfigs } from '../../src/ui/theme/theme.js';

const { iconStyles } = createRequire(import.meta.url)('@ant-design/icons/lib/renderUtils');

/** One sample of each antd component in use. The build extracts styles for these components only. */
const samples = [h(DatePicker, { key: 'date' }), h(Select, { key: 'select' })];

/** The antd tokens that the project's own style sheets use. */
const ownTokens = /** @type {const} */ ([
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorBgLayout',
  'colorBgContainer',
  'colorBgElevated',
  'colorBgMask',
  'colorBorder',
  'colorBorderSecondary',
  'colorFillSecondary',
  'colorFillTertiary',
  'colorFillQuaternary',
  'colorError',
  'colorErrorBg',
  'colorErrorBorder',
  'colorErrorText',
  'colorSuccessBg',
  'colorSuccessBorder',
  'colorSuccessText',
  'colorWarningBg',
  'colorWarningBorder',
  'colorWarningText',
  'colorInfoBg',
  'colorInfoBorder',
  'colorInfoText',
  'boxShadowSecondary',
]);

/** @param {string} name */
const kebab = name => name.replace(/([A-Z])/g, '-$1').toLowerCase();

/** @param {import('antd').ThemeConfig} config */
function antdCss(config) {
  const cache = createCache();
  renderToString(h(StyleProvider, { cache }, h(ConfigProvider, { theme: config }, samples)));
  return inOneScope(extractStyle(cache, { plain: true }));
}

/**
 * Moves the variables of every component from the component's element to the common scope. What the component renders
 * elsewhere, such as a popup, then finds them too.
 *
 * @param {string} css
 */
const inOneScope = css =>
  css.replace(new RegExp(`\\.${cssVariableScope}\\.ant-[\\w-]+(?=\\{--ant-)`, 'g'), `.${cssVariableScope}`);

/**
 * @param {string} css
 * @returns {readonly string[]}
 */
const variableBlocks = css =>
  css.match(new RegExp(`[^{}]*\\.${cssVariableScope}[^{}]*\\{[^{}]*--ant-[^{}]*\\}`, 'g')) ?? [];

function ownCss() {
  /**
   * @param {string} selector
   * @param {import('antd').ThemeConfig} config
   */
  const block = (selector, config) => {
    const token = theme.getDesignToken(config);
    const lines = ownTokens.map(name => `--${kebab(name)}:${token[name]}`);
    return `${selector}{${lines.join(';')}}`;
  };
  const accentBlocks = Object.entries(accents).flatMap(([accent, { fill, light, dark }]) => [
    `[data-accent=${accent}]{--accent:${fill};--accent-text:${light}}`,
    `@media not print{[data-theme=dark][data-accent=${accent}],[data-theme=dark] [data-accent=${accent}]{--accent-text:${dark}}}`,
  ]);
  // Paper is white, so a page is always printed in the light theme.
  const dark = `@media not print{${block('[data-theme=dark]', themeConfigs.dark)}}`;
  const { paper, ...pixels } = lengths;
  const fixed = [
    ...Object.entries(measures).map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(pixels).map(([name, value]) => `--${kebab(name)}:${value}px`),
    ...Object.entries(paper).map(([name, value]) => `--${kebab(name)}:${value}mm`),
  ];
  return [`:root{${fixed.join(';')}}`, block(':root', themeConfigs.light), dark, ...accentBlocks].join('\n');
}

/**
 * Removes antd's global link styles, which would change every link of the page once antd's chunk has loaded.
 *
 * @param {string} css
 */
const withoutLinks = css => css.replace(/(?<=^|\})a(?=[:[{])[^{}]*\{[^{}]*\}/g, '');

/** antd's rules once, and its variables once per theme. With `zeroRuntime` the browser needs nothing else. */
function componentCss() {
  const dark = variableBlocks(antdCss(themeConfigs.dark)).map(block => `[data-theme=dark] ${block.trim()}`);
  const accent = `.${cssVariableScope}{--ant-color-primary:var(--accent)!important}`;
  return [iconStyles, withoutLinks(antdCss(themeConfigs.light)), ...dark, accent].join('\n');
}

/**
 * Writes `tokens.css` (first screen), `antd.css` (loaded with antd's chunk) and antd's tokens as JSON.
 *
 * @param {string} folder
 */
export function writeAntdStyles(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tokens.css`, ownCss());
  writeFileSync(`${folder}/antd.css`, componentCss());
  writeFileSync(`${folder}/antdToken.json`, JSON.stringify(theme.getDesignToken(themeConfigs.light)));
}
