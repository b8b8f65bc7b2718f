/** The hash class, which is empty because `hashed` is off, and the class that scopes the CSS variables. */
const classes: readonly [hashClass: string, variableClass: string] = ['', 'paddock'];

/**
 * Replaces the exports of antd's `style` modules, because the build extracts their style sheets. antd calls a style hook with
 * the prefix of its classes, and renders a style component with properties.
 */
const noStyle = (prefixOrProperties: unknown) => (typeof prefixOrProperties === 'string' ? classes : null);

export default noStyle;
export const useColStyle = noStyle;
export const useRowStyle = noStyle;
export const useSharedStyle = noStyle;
export const PurePanelStyle = noStyle;
// Only the style code calls these.
export const genCommonStyle = noStyle;
export const genIconStyle = noStyle;
export const genLinkStyle = noStyle;
// The names of CSS variables.
export const DotDuration = '--dot-duration';
export const LineStrokeColorVar = '--progress-line-stroke-color';
