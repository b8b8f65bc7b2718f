import { theme } from 'antd';

/** The seed tokens from which antd derives all other tokens of both themes. */
const seeds = {
  colorPrimary: '#c2410c',
  borderRadius: 8,
  fontSize: 14,
  fontFamily: "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  controlHeight: 36,
  // A press on a calendar that still moves can miss its day, and antd ignores the setting for reduced motion.
  motion: false,
};

/** Replaces derived antd colours whose contrast is below 4.5:1, and gives the neutral ones their depth. */
const light = {
  colorText: '#14171c',
  colorTextSecondary: '#4b5360',
  colorTextTertiary: '#636c7a',
  colorBgLayout: '#f7f8fa',
  colorBgSpotlight: '#1b1f26',
  colorBgMask: 'rgba(16, 20, 28, 0.42)',
  colorBorder: '#cfd4dc',
  colorBorderSecondary: '#e5e8ed',
  colorFillSecondary: '#e6e9ee',
  colorFillTertiary: '#eff1f4',
  colorFillQuaternary: '#f6f7f9',
  colorError: '#b42318',
  colorErrorText: '#b42318',
  colorErrorBg: '#fdeeec',
  colorErrorBorder: '#f5c4bf',
  colorSuccessText: '#1a6a2b',
  colorSuccessBg: '#e6f5e9',
  colorSuccessBorder: '#b4ddbc',
  colorWarningText: '#7a4f00',
  colorWarningBg: '#fdf3de',
  colorWarningBorder: '#f0d5a0',
  colorInfoText: '#1b57ae',
  colorInfoBg: '#e9f1fd',
  colorInfoBorder: '#bdd5f6',
  // Of controls and cards, of what is pointed at, and of what covers the page.
  boxShadowTertiary: '0 1px 2px rgba(16, 24, 40, 0.06)',
  boxShadow: '0 1px 2px rgba(16, 24, 40, 0.06), 0 6px 16px rgba(16, 24, 40, 0.09)',
  boxShadowSecondary: '0 2px 6px rgba(16, 24, 40, 0.08), 0 16px 40px rgba(16, 24, 40, 0.18)',
};

const dark = {
  colorText: '#eceef1',
  colorTextSecondary: '#b3bac4',
  colorTextTertiary: '#959eaa',
  colorBgLayout: '#101316',
  colorBgContainer: '#181c20',
  colorBgElevated: '#20252b',
  colorBgSpotlight: '#363d46',
  colorBgMask: 'rgba(0, 0, 0, 0.6)',
  colorBorder: '#3c444d',
  colorBorderSecondary: '#282e35',
  colorFillSecondary: '#2d343c',
  colorFillTertiary: '#242a31',
  colorFillQuaternary: '#1e2329',
  colorError: '#f97066',
  colorErrorText: '#ff9b93',
  colorErrorBg: '#35191a',
  colorErrorBorder: '#6b2a29',
  colorSuccessText: '#84d693',
  colorSuccessBg: '#142b1b',
  colorSuccessBorder: '#2b5a36',
  colorWarningText: '#f3bd63',
  colorWarningBg: '#32250f',
  colorWarningBorder: '#6a4c14',
  colorInfoText: '#8fbcff',
  colorInfoBg: '#15263f',
  colorInfoBorder: '#2b4c80',
  boxShadowTertiary: '0 1px 2px rgba(0, 0, 0, 0.35)',
  boxShadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 6px 16px rgba(0, 0, 0, 0.45)',
  boxShadowSecondary: '0 2px 6px rgba(0, 0, 0, 0.4), 0 16px 40px rgba(0, 0, 0, 0.6)',
};

/**
 * What antd has no token for. The ground, on which the menu lies, is one step below that of the pages. A field is told by its
 * edge alone, which has a contrast of 3:1 against all grounds; a button is told by its words. A brighter yellow has a contrast
 * below 3:1 on white.
 */
export const ownColours = {
  light: {
    ground: '#eef0f4',
    'field-edge': '#828a97',
    'score-red': '#d92d20',
    'score-yellow': '#b78103',
    'score-green': '#2e9e44',
  },
  dark: { ground: '#0a0c0e', 'field-edge': '#6f7883', 'score-yellow': '#eaaa08' },
};

/**
 * Colours that do not follow the theme: on the accent, of what lies on photos and maps, on paper, on the cover of the product
 * beside the form of sign-in, and in the logo.
 */
export const fixedColours = {
  'on-accent': '#fff',
  'shadow-primary': 'inset 0 1px rgb(255 255 255 / 16%), 0 1px 2px rgb(16 24 40 / 14%)',
  'plate-shadow': '0 1px 3px rgb(16 24 40 / 24%)',
  // Falls straight down, because the pin is turned.
  'pin-shadow': '-2px 2px 5px rgb(0 0 0 / 35%)',
  liked: '#d92d20',
  paper: '#fff',
  ink: '#16191d',
  'ink-secondary': '#55606b',
  'ink-line': '#8a939c',
  cover: light.colorText,
  'cover-light': '#2b3039',
  'cover-text': '#c9ced6',
  logo: '#f07c1e',
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

/**
 * Sizes and weights of texts, the spaces of the grid of 4 px (`--space-3` is three times 4 px), the radii from a tag to a
 * dialog, the heights of a control in a form, in a row and for a thumb, and the greatest widths of what fills a page.
 */
export const measures = {
  'text-caption': '12px',
  'text-small': '13px',
  'text-body': `${seeds.fontSize}px`,
  'text-large': '16px',
  'text-title': '20px',
  'text-headline': '22px',
  'text-figure': '28px',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  // Of a flag and a dot.
  'radius-dot': '2px',
  'radius-tag': '6px',
  radius: '8px',
  'radius-card': '12px',
  // Of what fills a card up to its border of 1 px.
  'radius-card-inner': '11px',
  'radius-panel': '14px',
  'radius-round': '99px',
  control: '36px',
  'control-small': '32px',
  'control-large': '44px',
  'width-form': '760px',
  'width-list': '1050px',
  'width-page': '1280px',
  'width-wide': '1680px',
  'width-widest': '2400px',
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
