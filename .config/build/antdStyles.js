import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, DatePicker, Select, theme } from 'antd';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { choices, displays, paperSwitches, switches, windows } from '../../src/ui/kit/looks.js';
import * as lengths from '../../src/ui/theme/lengths.js';
import {
  accents,
  cssVariableScope,
  fixedColours,
  measures,
  ownColours,
  themeConfigs,
} from '../../src/ui/theme/theme.js';

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
  'colorBgSpotlight',
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
  'boxShadow',
  'boxShadowSecondary',
  'boxShadowTertiary',
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

/**
 * @param {Readonly<Record<string, string | number>>} values
 * @param {string} unit
 */
const variables = (values, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${kebab(name)}:${value}${unit}`);

function ownCss() {
  /**
   * @param {string} selector
   * @param {'light' | 'dark'} name
   */
  const block = (selector, name) => {
    const token = theme.getDesignToken(themeConfigs[name]);
    const lines = [...ownTokens.map(each => `--${kebab(each)}:${token[each]}`), ...variables(ownColours[name])];
    return `${selector}{${lines.join(';')}}`;
  };
  /**
   * The accent as a ground, also under the pointer, and as a text on it, whose contrast is at least 4.5:1.
   *
   * @param {string} colour
   * @param {number} share
   */
  const tints = (colour, share) =>
    [
      `--accent-soft:color-mix(in srgb,${colour} ${share}%,transparent)`,
      `--accent-soft-hover:color-mix(in srgb,${colour} ${share + 6}%,transparent)`,
      `--accent-strong:color-mix(in srgb,${colour} 82%,var(--color-text))`,
    ].join(';');
  /**
   * The edge of what is filled with the accent, and both under the pointer.
   *
   * @param {string} colour
   */
  const shades = colour =>
    [
      `--accent-edge:color-mix(in srgb,${colour} 90%,#000)`,
      `--accent-hover:color-mix(in srgb,${colour} 88%,#000)`,
      `--accent-edge-hover:color-mix(in srgb,${colour} 80%,#000)`,
    ].join(';');
  const accentBlocks = Object.entries(accents).flatMap(([accent, { fill, light, dark }]) => [
    `[data-accent=${accent}]{--accent:${fill};--accent-text:${light};${shades(fill)};${tints(light, 11)}}`,
    `@media not print{[data-theme=dark][data-accent=${accent}],[data-theme=dark] [data-accent=${accent}]{--accent-text:${dark};${tints(dark, 16)}}}`,
  ]);
  // Paper is white, so a page is always printed in the light theme.
  const dark = `@media not print{${block('[data-theme=dark]', 'dark')}}`;
  const { paper, ...pixels } = lengths;
  const fixed = [
    ...variables(measures),
    ...variables(fixedColours),
    ...variables(pixels, 'px'),
    ...variables(paper, 'mm'),
  ];
  return [`:root{${fixed.join(';')}}`, block(':root', 'light'), dark, ...accentBlocks].join('\n');
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
  const own = `.${cssVariableScope}{--ant-color-primary:var(--accent)!important;--ant-color-border:var(--field-edge)!important}`;
  return [iconStyles, withoutLinks(antdCss(themeConfigs.light)), ...dark, own].join('\n');
}

/**
 * One class for each value of each prop of the kit, and the same for each of the windows in which a prop may differ.
 *
 * @param {(window: string, prop: string, value: string) => boolean} isUsed Whether a class for a window is written.
 */
export function kitCss(isUsed = () => true) {
  /**
   * @param {string} prefix
   * @param {(prop: string, value: string) => boolean} isWritten
   */
  const rules = (prefix, isWritten = () => true) => [
    ...Object.entries(displays)
      .filter(([name]) => isWritten('display', name))
      .map(([name, body]) => `.${prefix}-${name}{${body}}`),
    ...Object.entries(choices).flatMap(([name, { property, values }]) =>
      Object.entries(values)
        .filter(([value]) => isWritten(name, value))
        .map(([value, declared]) => `.${prefix}-${name}-${escaped(value)}{${property}:${declared}}`),
    ),
    ...Object.entries(switches)
      .filter(([name]) => isWritten(name, 'true'))
      .flatMap(([name, body]) =>
        Object.entries(typeof body === 'string' ? { '': body } : body).map(
          ([state, declared]) => `.${prefix}-${name}${state}{${declared}}`,
        ),
      ),
  ];
  const onPaper = Object.entries(paperSwitches).map(([name, body]) => `@media print{.kit-${name}{${body}}}`);
  // The narrowest comes last and wins.
  const inWindows = Object.entries(windows).toReversed();
  return [
    ...rules('kit'),
    ...onPaper,
    ...inWindows.map(([name, query]) => {
      const inWindow = rules(`kit-${name}`, (prop, value) => isUsed(name, prop, value));
      return `@media (${query}){${inWindow.join('')}}`;
    }),
  ].join('\n');
}

/**
 * Returns whether views use the value of a prop for a window. Most are not used, and the first screen would wait for them.
 *
 * @param {readonly string[]} views The code of the views.
 * @returns {(window: string, prop: string, value: string) => boolean}
 */
export function usedInWindows(views) {
  const props = new Set(['display', ...Object.keys(choices), ...Object.keys(switches)]);
  const given = Object.keys(windows).flatMap(name =>
    views.flatMap(code =>
      [...code.matchAll(new RegExp(`\\b${name}(=|: )\\{`, 'g'))].map(({ index, 0: start }) => {
        const text = inBraces(code, index + start.length);
        const found = [...text.matchAll(/(\w+)(?:: (?:'([^']*)'|([\d.]+)|(true)\b))?/g)].filter(([, prop = '']) =>
          props.has(prop),
        );
        if (found.length === 0) throw new Error(`The props for a window have to be where they are given: {${text}}`);
        return found.map(([, prop, word, number, yes]) => ({ name, prop, value: word ?? number ?? yes ?? null }));
      }),
    ),
  );
  // A value that is computed may be any.
  return (window, prop, value) =>
    given
      .flat()
      .some(each => each.name === window && each.prop === prop && (each.value === null || each.value === value));
}

/**
 * @param {string} code
 * @param {number} from The place after the first brace.
 */
function inBraces(code, from) {
  let depth = 1;
  let to = from;
  for (; depth > 0 && to < code.length; to += 1) depth += code[to] === '{' ? 1 : code[to] === '}' ? -1 : 0;
  return code.slice(from, to - 1);
}

/** @param {string} value A value of a prop, such as 1.5. */
const escaped = value => value.replace('.', '\\.');

/**
 * Writes `tokens.css` and `kit.css` (first screen), `antd.css` (loaded with antd's chunk) and antd's tokens as JSON.
 *
 * @param {string} folder
 * @param {readonly string[]} [views] The code of the views, if the kit's classes that they do not use are left out.
 */
export function writeAntdStyles(folder, views) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tokens.css`, ownCss());
  writeFileSync(`${folder}/kit.css`, kitCss(views && usedInWindows(views)));
  writeFileSync(`${folder}/antd.css`, componentCss());
  writeFileSync(`${folder}/antdToken.json`, JSON.stringify(theme.getDesignToken(themeConfigs.light)));
}
