/**
 * What the components of the kit take as props besides the attributes of their element: each prop with its values, and the
 * declarations of each value. The build writes a style sheet of it, and its types are those of the props.
 */

const spaces = {
  0: '0px',
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  8: 'var(--space-8)',
};

const positions = { start: 'start', center: 'center', end: 'end' };

/**
 * A prop with one property, and the value of the property for each value of the prop.
 *
 * @template {Readonly<Record<string | number, string>>} Values
 * @param {string} property
 * @param {Values} values
 */
const choice = (property, values) => ({ property, values });

/** What a component is, before its props. */
export const displays = {
  stack: 'display:grid',
  grid: 'display:grid;grid-template-columns:minmax(0,1fr)',
  column: 'display:flex;flex-direction:column',
  row: 'display:flex;align-items:center',
};

/** Props with a value. Spaces are in steps of 4 px. */
export const choices = {
  // Distances, and what they are between columns if it differs.
  gap: choice('gap', spaces),
  columnGap: choice('column-gap', spaces),
  padding: choice('padding', spaces),
  paddingBlock: choice('padding-block', spaces),
  // `edge` is the space beside a page.
  paddingInline: choice('padding-inline', { ...spaces, edge: 'var(--edge)' }),
  paddingTop: choice('padding-top', spaces),
  paddingBottom: choice('padding-bottom', spaces),
  marginTop: choice('margin-top', spaces),
  marginBottom: choice('margin-bottom', spaces),

  // Where the children are.
  align: choice('align-items', { ...positions, baseline: 'baseline', stretch: 'stretch' }),
  justify: choice('justify-content', { ...positions, between: 'space-between' }),
  justifyItems: choice('justify-items', positions),
  textAlign: choice('text-align', { center: 'center', end: 'end' }),
  columns: choice('grid-template-columns', {
    2: 'repeat(2,minmax(0,1fr))',
    3: 'repeat(3,minmax(0,1fr))',
  }),
  // As many columns as fit, each at least so many pixels wide.
  fit: choice('grid-template-columns', {
    160: 'repeat(auto-fit,minmax(min(100%,160px),1fr))',
    200: 'repeat(auto-fit,minmax(min(100%,200px),1fr))',
    260: 'repeat(auto-fit,minmax(min(100%,260px),1fr))',
    320: 'repeat(auto-fit,minmax(min(100%,320px),1fr))',
  }),
  // The same, and the last row has columns of the same width too.
  fill: choice('grid-template-columns', {
    140: 'repeat(auto-fill,minmax(min(100%,140px),1fr))',
    160: 'repeat(auto-fill,minmax(min(100%,160px),1fr))',
    260: 'repeat(auto-fill,minmax(min(100%,260px),1fr))',
    300: 'repeat(auto-fill,minmax(min(100%,300px),1fr))',
  }),

  // Where it is among its neighbours.
  // In a row that wraps: as much as it wants to have, in pixels, and what the others leave.
  basis: choice('flex', { 120: '1 1 120px', 160: '1 1 160px', 200: '1 1 200px', 240: '1 1 240px', 260: '1 1 260px' }),
  alignSelf: choice('align-self', positions),
  justifySelf: choice('justify-self', positions),
  minWidth: choice('min-width', { 0: '0' }),
  minHeight: choice('min-height', { 0: '0', control: 'var(--control)', line: '1lh', twoLines: '2lh' }),

  // Text.
  size: choice('font-size', {
    caption: 'var(--text-caption)',
    small: 'var(--text-small)',
    body: 'var(--text-body)',
    large: 'var(--text-large)',
    title: 'var(--text-title)',
    headline: 'var(--text-headline)',
    figure: 'var(--text-figure)',
  }),
  weight: choice('font-weight', {
    regular: 'var(--weight-regular)',
    medium: 'var(--weight-medium)',
    strong: 'var(--weight-strong)',
  }),
  tone: choice('color', {
    primary: 'var(--color-text)',
    secondary: 'var(--color-text-secondary)',
    tertiary: 'var(--color-text-tertiary)',
    error: 'var(--color-error-text)',
    success: 'var(--color-success-text)',
    warning: 'var(--color-warning-text)',
  }),
  whiteSpace: choice('white-space', { nowrap: 'nowrap', 'pre-line': 'pre-line', 'pre-wrap': 'pre-wrap' }),
};

/** Props that are set or not. */
export const switches = {
  /** In the line of its neighbours. */
  inline: 'display:inline-flex',
  block: 'display:block',
  wrap: 'flex-wrap:wrap',
  /** Its rows are at the top of a greater height. */
  top: 'align-content:start',
  /** Takes the room that is left. */
  grow: 'flex:1',
  /** Keeps its size if there is too little room. */
  rigid: 'flex:none',
  /** Keeps away from what is before it, as far as there is room. */
  atEnd: 'margin-left:auto',
  fullWidth: 'width:100%',
  /** A row of its own in a grid, or in a row that wraps. */
  fullRow: 'grid-column:1/-1;flex:1 0 100%',
  /** As wide as a page at the most, and in the middle. */
  pageWidth: 'width:min(100%,var(--page-width));margin-inline:auto',
  /** Digits of one width, for figures below each other. */
  tabular: 'font-variant-numeric:tabular-nums',
  /** Breaks a word that does not fit, such as an address. */
  breakWords: 'overflow-wrap:anywhere',
};

/** Props that are set or not, with more than one selector. What each name of a selector adds to that of the class. */
export const selectorSwitches = {
  /** Takes no room while it is empty: what is announced stays in the page for screen readers. */
  hidesEmpty: { ':empty': 'display:none' },
  /** A row whose icon is beside the first line of its text. */
  firstLine: { '': 'align-items:start', '>svg': 'height:1lh' },
};
