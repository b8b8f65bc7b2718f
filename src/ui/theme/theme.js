import { theme } from 'antd';

/** The seed tokens from which antd derives all other tokens of both themes. */
const seeds = {
  colorPrimary: '#c2410c',
  borderRadius: 8,
  fontSize: 14,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  // A press on a calendar that still moves can miss its day, and antd ignores the setting for reduced motion.
  motion: false,
};

/** Replaces derived antd colours whose contrast is below 4.5:1. */
const light = {
  colorText: '#16191d',
  colorTextSecondary: '#4a525c',
  colorTextTertiary: '#626b76',
  colorBgLayout: '#f4f5f7',
  colorBorder: '#c9ced6',
  colorBorderSecondary: '#e4e7ec',
  colorError: '#b42318',
  colorErrorText: '#b42318',
  colorErrorBg: '#fef1f0',
  colorErrorBorder: '#f3b8b2',
  colorSuccessText: '#1f6b2c',
  colorSuccessBg: '#eaf6ec',
  colorSuccessBorder: '#a9d8b1',
  colorWarningText: '#785000',
  colorWarningBg: '#fff6e5',
  colorWarningBorder: '#f1cf94',
  colorInfoText: '#1b57ae',
  colorInfoBg: '#edf4fe',
  colorInfoBorder: '#b3cff5',
  boxShadowSecondary: '0 8px 24px rgba(16, 24, 40, 0.14)',
};

const dark = {
  colorText: '#e9ecef',
  colorTextSecondary: '#b4bbc4',
  colorTextTertiary: '#98a1ac',
  colorBgLayout: '#0f1214',
  colorBgContainer: '#191d21',
  colorBgElevated: '#21262b',
  colorBorder: '#424a53',
  colorBorderSecondary: '#2c3238',
  colorError: '#f97066',
  colorErrorText: '#ff9b93',
  colorErrorBg: '#33191a',
  colorErrorBorder: '#6b2a29',
  colorSuccessText: '#84d693',
  colorSuccessBg: '#15291a',
  colorSuccessBorder: '#2b5a36',
  colorWarningText: '#f3bd63',
  colorWarningBg: '#2f230f',
  colorWarningBorder: '#6a4c14',
  colorInfoText: '#8fbcff',
  colorInfoBg: '#15233a',
  colorInfoBorder: '#2b4c80',
  boxShadowSecondary: '0 8px 24px rgba(0, 0, 0, 0.5)',
};

/**
 * One accent colour per vehicle type. White text on `fill` has a contrast of at least 4.5:1, and each accent has at
 * least 3:1 against both themes.
 */
export const accents = {
  motorbike: { fill: '#c2410c', light: '#c2410c', dark: '#ff9a62' },
  camper: { fill: '#2267cb', light: '#1d5fbf', dark: '#84b4ff' },
  agricultural: { fill: '#2b7a2f', light: '#2b7a2f', dark: '#83cf87' },
};

/** Sizes and weights of texts, and the spaces of the grid of 4 px: `--space-3` is three times 4 px. */
export const measures = {
  'text-small': '12px',
  'text-body': `${seeds.fontSize}px`,
  'text-large': '16px',
  'text-title': '20px',
  'text-figure': '28px',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-6': '24px',
};

export const cssVariableScope = 'paddock';

/**
 * @param {typeof theme.defaultAlgorithm} algorithm
 * @param {Readonly<Record<string, string>>} tokens
 * @returns {import('antd').ThemeConfig}
 */
const configOf = (algorithm, tokens) => ({
  token: { ...seeds, ...tokens },
  algorithm,
  hashed: false,
  cssVar: { key: cssVariableScope, prefix: 'ant' },
});

export const themeConfigs = {
  light: configOf(theme.defaultAlgorithm, light),
  dark: configOf(theme.darkAlgorithm, dark),
};
