import { type ComponentPropsWithRef, createElement, type JSX, type ReactElement } from 'react';
import type { choices, displays, selectorSwitches, switches } from './looks';

/** What the components of the kit take besides the attributes of their element: see `looks.js`. */
type Look = {
  readonly [Name in keyof typeof choices]?: keyof (typeof choices)[Name]['values'] | undefined;
} & { readonly [Name in keyof (typeof switches & typeof selectorSwitches)]?: boolean | undefined };

export type Tag = keyof JSX.IntrinsicElements;

/** `as` is the element, such as `section`. All attributes of the element are props too. */
export type KitProps<As extends Tag> = Look & { readonly as?: As } & Omit<ComponentPropsWithRef<As>, keyof Look | 'as'>;

/** The names alone: the build has made a style sheet of the declarations. */
const names: Readonly<Record<keyof Look, true>> = {
  gap: true,
  columnGap: true,
  padding: true,
  paddingBlock: true,
  paddingInline: true,
  paddingTop: true,
  paddingBottom: true,
  marginTop: true,
  marginBottom: true,
  align: true,
  justify: true,
  justifyItems: true,
  textAlign: true,
  columns: true,
  fit: true,
  fill: true,
  basis: true,
  alignSelf: true,
  justifySelf: true,
  minWidth: true,
  minHeight: true,
  size: true,
  weight: true,
  tone: true,
  whiteSpace: true,
  inline: true,
  block: true,
  wrap: true,
  top: true,
  grow: true,
  rigid: true,
  atEnd: true,
  fullWidth: true,
  fullRow: true,
  pageWidth: true,
  tabular: true,
  breakWords: true,
  hidesEmpty: true,
  firstLine: true,
};

/** An element with the classes of its look. The style sheet of a view wins over them. */
export function kitElement(
  as: Tag,
  display: keyof typeof displays | null,
  props: Readonly<Record<string, unknown>>,
): ReactElement {
  const attributes: Record<string, unknown> = {};
  const classes = display ? [`kit-${display}`] : [];
  for (const [name, value] of Object.entries(props)) {
    if (name === 'as' || name === 'className') continue;
    if (!(name in names)) attributes[name] = value;
    else if (value === true) classes.push(`kit-${name}`);
    else if (typeof value === 'string' || typeof value === 'number') classes.push(`kit-${name}-${value}`);
  }
  if (typeof props['className'] === 'string') classes.push(props['className']);
  return createElement(as, { ...attributes, className: classes.join(' ') || undefined });
}
