/**
 * What the components of the kit take as props besides the attributes of their element: each prop with its values, and the
 * declarations of each value. The build writes a style sheet of it, and its types are those of the props.
 */

const spaces = {
  0: '0px',
  0.5: 'calc(var(--space-1)/2)',
  1: 'var(--space-1)',
  1.5: 'calc(var(--space-3)/2)',
  2: 'var(--space-2)',
  2.5: 'calc(var(--space-5)/2)',
  3: 'var(--space-3)',
  3.5: 'calc(var(--space-1)*3.5)',
  4: 'var(--space-4)',
  4.5: 'calc(var(--space-1)*4.5)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  8: 'var(--space-8)',
  edge: 'var(--edge)',
};

const positions = { start: 'start', center: 'center', end: 'end' };

/**
 * A prop with one property, and the value of the property for each value of the prop. More declarations may follow a value.
 *
 * @template {Readonly<Record<string | number, string>>} Values
 * @param {string} property
 * @param {Values} values
 */
const choice = (property, values) => ({ property, values });

/** @param {'warning' | 'error' | 'success' | 'info'} kind */
const framed = kind => `var(--radius);border:1px solid var(--color-${kind}-border);background:var(--color-${kind}-bg)`;

/** A part of a page with a ground of its own. The border separates it, and does not mean that it can be pressed. */
const surface =
  'border:1px solid var(--color-border-secondary);border-radius:var(--radius-card);' +
  'background:var(--color-bg-container);box-shadow:var(--box-shadow-tertiary)';

/** What a component is, before its props. */
export const displays = {
  stack: 'display:grid',
  grid: 'display:grid;grid-template-columns:minmax(0,1fr)',
  column: 'display:flex;flex-direction:column',
  row: 'display:flex;align-items:center',
  card: `display:grid;grid-template-columns:minmax(0,1fr);${surface}`,
  page:
    '--page-width:var(--width-page);position:relative;flex:1;min-height:0;overflow:auto;' +
    'scroll-padding-block:var(--below-head) 8px',
  content:
    'display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);width:min(100%,var(--page-width));' +
    'margin-inline:auto;padding:24px var(--edge) 40px',
  toolbar:
    'display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2);' +
    'padding:8px max(var(--edge),calc((100% - var(--page-width))/2 + var(--edge)));' +
    'border-bottom:1px solid var(--color-border-secondary);background:var(--color-bg-container)',
};

/** Props with a value. Spaces are in steps of 4 px, and the small ones also in half steps. */
export const choices = {
  // Distances, and what they are between columns if it differs.
  gap: choice('gap', spaces),
  columnGap: choice('column-gap', spaces),
  padding: choice('padding', spaces),
  paddingBlock: choice('padding-block', spaces),
  paddingInline: choice('padding-inline', spaces),
  paddingTop: choice('padding-top', spaces),
  paddingBottom: choice('padding-bottom', spaces),
  paddingLeft: choice('padding-left', spaces),
  paddingRight: choice('padding-right', spaces),
  marginTop: choice('margin-top', spaces),
  marginBottom: choice('margin-bottom', spaces),

  // Where the children are.
  align: choice('align-items', { ...positions, baseline: 'baseline', stretch: 'stretch' }),
  justify: choice('justify-content', { ...positions, between: 'space-between' }),
  justifyItems: choice('justify-items', positions),
  textAlign: choice('text-align', { start: 'start', center: 'center', end: 'end' }),
  columns: choice('grid-template-columns', {
    1: 'minmax(0,1fr)',
    2: 'repeat(2,minmax(0,1fr))',
    3: 'repeat(3,minmax(0,1fr))',
    4: 'repeat(4,minmax(0,1fr))',
    5: 'repeat(5,minmax(0,1fr))',
    // One column takes the room that the other leaves.
    'first-wide': 'minmax(0,1fr) auto',
    'last-wide': 'minmax(0,auto) minmax(0,1fr)',
    '2-to-3': 'minmax(0,2fr) minmax(0,3fr)',
    'half-first': 'minmax(50%,1fr) minmax(0,auto)',
  }),
  // As many columns as fit, each at least so many pixels wide.
  fit: choice('grid-template-columns', {
    160: 'repeat(auto-fit,minmax(min(100%,160px),1fr))',
    200: 'repeat(auto-fit,minmax(min(100%,200px),1fr))',
    260: 'repeat(auto-fit,minmax(min(100%,260px),1fr))',
    320: 'repeat(auto-fit,minmax(min(100%,320px),1fr))',
  }),
  // The same, but columns without content keep their room.
  fill: choice('grid-template-columns', {
    136: 'repeat(auto-fill,minmax(min(100%,136px),1fr))',
    160: 'repeat(auto-fill,minmax(min(100%,160px),1fr))',
    170: 'repeat(auto-fill,minmax(min(100%,170px),1fr))',
    260: 'repeat(auto-fill,minmax(min(100%,260px),1fr))',
    280: 'repeat(auto-fill,minmax(min(100%,280px),1fr))',
    300: 'repeat(auto-fill,minmax(min(100%,300px),1fr))',
  }),

  // Where it is among its neighbours.
  // In a row that wraps: as much as it wants to have, in pixels, and what the others leave.
  basis: choice('flex', {
    120: '1 1 120px',
    160: '1 1 160px',
    200: '1 1 200px',
    240: '1 1 240px',
    260: '1 1 260px',
    480: '3 1 480px',
  }),
  alignSelf: choice('align-self', { ...positions, stretch: 'stretch' }),
  justifySelf: choice('justify-self', positions),
  inColumn: choice('grid-column', { 2: '2', 'from-2': '2/-1' }),
  // Of a dialog with more than a few fields.
  width: choice('width', { wide: 'min(100% - 32px,680px)' }),
  // How high its buttons and fields are: in a row, or for a thumb.
  controls: choice('--control', { small: 'var(--control-small)', large: 'var(--control-large)' }),
  minWidth: choice('min-width', { 0: '0', content: 'min-content' }),
  // As wide as the lines of a sentence, a card of fields, or all of its room at the most.
  maxWidth: choice('max-width', {
    short: '36ch',
    text: '64ch',
    prose: '70ch',
    fields: '420px',
    form: 'var(--width-form)',
    lines: '960px',
    half: '50%',
    all: '100%',
  }),
  minHeight: choice('min-height', {
    0: '0',
    text: '20px',
    small: 'var(--control-small)',
    control: 'var(--control)',
    entry: '52px',
    line: '1lh',
    twoLines: '2lh',
  }),

  // A box around what needs attention.
  frame: choice('border-radius', {
    warning: framed('warning'),
    error: framed('error'),
    success: framed('success'),
    info: framed('info'),
    // What belongs together, in the colour of the page.
    quiet: 'var(--radius);background:var(--color-fill-quaternary)',
  }),
  // Cuts a photo.
  corners: choice('border-radius', {
    tag: 'var(--radius-tag);overflow:hidden',
    card: 'var(--radius-card);overflow:hidden',
  }),
  ground: choice('background', {
    page: 'var(--color-bg-layout)',
    container: 'var(--color-bg-container)',
    elevated: 'var(--color-bg-elevated)',
  }),

  // Text.
  size: choice('font-size', {
    caption: 'var(--text-caption)',
    small: 'var(--text-small)',
    body: 'var(--text-body)',
    large: 'var(--text-large)',
    title: 'var(--text-title)',
    headline: 'var(--text-headline)',
    // An amount or a number that decides.
    figure: 'var(--text-figure);font-weight:var(--weight-strong);line-height:36px;letter-spacing:-0.02em',
  }),
  weight: choice('font-weight', {
    regular: 'var(--weight-regular)',
    medium: 'var(--weight-medium)',
    strong: 'var(--weight-strong)',
  }),
  lineHeight: choice('line-height', {
    caption: '16px',
    small: '18px',
    body: '20px',
    large: '22px',
    headline: '28px',
    amount: '34px',
    tight: '1.2',
    dense: '1.3',
  }),
  letterSpacing: choice('letter-spacing', { normal: '0', tight: '-0.02em' }),
  tone: choice('color', {
    inherit: 'inherit',
    accent: 'var(--accent-text)',
    primary: 'var(--color-text)',
    secondary: 'var(--color-text-secondary)',
    tertiary: 'var(--color-text-tertiary)',
    error: 'var(--color-error-text)',
    success: 'var(--color-success-text)',
    warning: 'var(--color-warning-text)',
    info: 'var(--color-info-text)',
  }),
  whiteSpace: choice('white-space', {
    normal: 'normal',
    nowrap: 'nowrap',
    'pre-line': 'pre-line',
    'pre-wrap': 'pre-wrap',
  }),
  textWrap: choice('text-wrap', { balance: 'balance', pretty: 'pretty' }),
};

/** Props that are set or not. One that differs between states has the declarations of each, by what follows the class. */
export const switches = {
  /** In the line of its neighbours. */
  inline: 'display:inline-flex',
  block: 'display:block',
  /** Its children are those of its parent. */
  contents: 'display:contents',
  gone: 'display:none',
  /** Takes no room while it has no content. */
  goneEmpty: { ':empty': 'display:none' },
  /** Only a screen reader says it. */
  unseen: 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)',
  wrap: 'flex-wrap:wrap',
  nowrap: 'flex-wrap:nowrap',
  /** The last child is the first in its row. */
  reverse: 'flex-direction:row-reverse',
  /** A press level with the field beside it, below its label. */
  besideField: 'align-self:start;margin-top:22px',
  /** A box to tick. */
  tick: 'flex:none;width:18px;height:18px;margin:0',
  bullets: 'padding-left:20px;list-style:disc',
  /** Its rows are at the top of a greater height. */
  top: 'align-content:start',
  /** Takes the room that is left. */
  grow: 'flex:1',
  /** Keeps its size if there is too little room. */
  rigid: 'flex:none',
  /** Keeps away from what is before it, as far as there is room. */
  atEnd: 'margin-left:auto',
  /** Below what is before it, as far as there is room. */
  atFoot: 'margin-top:auto',
  fullWidth: 'width:100%',
  /** Before its neighbours, or after them. */
  first: 'order:-1',
  last: 'order:1',
  /** A row of its own in a grid, or in a row that wraps. */
  fullRow: 'grid-column:1/-1;flex:1 0 100%',
  /** Of a page: it has the whole width, as for a table. */
  wide: '--page-width:100%',
  /** Its children are below each other, and one that has `grow` takes the rest of the height. */
  column: 'display:flex;flex-direction:column',
  /** As wide as a page at the most, and in the middle. */
  pageWidth: 'width:min(100%,var(--page-width));margin-inline:auto',
  /** Digits of one width, for figures below each other. */
  tabular: 'font-variant-numeric:tabular-nums',
  /** Breaks a word that does not fit, such as an address. */
  breakWords: 'overflow-wrap:anywhere',
  /** A row whose icon is beside the first line of its text. */
  firstLine: { '': 'align-items:start', '>svg': 'height:1lh' },
  /** One line, whose end is left out if it does not fit. */
  cut: 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap',
  /** With a hairline towards what is above or below. */
  lineAbove: 'border-top:1px solid var(--color-border-secondary)',
  lineBelow: 'border-bottom:1px solid var(--color-border-secondary)',
  /** Of a toolbar: it is below a list. */
  foot: 'border:solid var(--color-border-secondary);border-width:1px 0 0',
  /** Looks like a card. */
  surface,
  /** With a hairline between its children. */
  divided: { '>*+*': 'border-top:1px solid var(--color-border-secondary)' },
  /** Scrolls without the page below it. */
  scrolls: 'overflow-y:auto;overscroll-behavior:contain',
  /** Stays at the lower edge of what scrolls, over its content. */
  sticksBelow: 'position:var(--sticky);bottom:0;z-index:1',
  /** The place of what is positioned within it. */
  place: 'position:relative',
  /** Its neighbours would cover an outline around it. */
  innerOutline: 'outline-offset:-2px',
  /** A small photo beside a name. */
  thumbnail: 'flex:none;width:54px;overflow:clip;border-radius:var(--radius-tag)',
  /** A button that looks like a link within a sentence. */
  inSentence:
    'padding:0;border:0;background:none;font:inherit;text-align:start;text-decoration:underline;cursor:pointer',
  /** A link in the colour of the text around it, which is underlined under the pointer. */
  plainLink: { '': 'color:inherit;text-decoration:none', ':hover': 'text-decoration:underline' },
};

/** Props that are set or not, on paper. */
export const paperSwitches = {
  /** Is not printed. */
  screenOnly: 'display:none!important',
  /** Has the whole width, and is no grid, whose rows do not break well between pages. */
  plainOnPaper: 'display:block!important;width:auto!important;padding:0!important',
};

/** Props of the same names that hold in a part of the windows only: `phone={{ gap: 1, gone: true }}`. */
export const windows = {
  phone: 'width < 700px',
  /** The menu is at the lower edge. */
  narrow: 'width < 868px',
  /** Beside the menu, two columns have no room. */
  tight: 'width < 1000px',
  /** The menu and two columns have little room. */
  medium: 'width < 1280px',
};
