import { type ComponentPropsWithRef, createElement, type JSX, type ReactElement } from 'react';
import type { choices, displays, paperSwitches, switches, windows } from './looks';

type Everywhere = {
  readonly [Name in keyof typeof choices]?: keyof (typeof choices)[Name]['values'] | undefined;
} & { readonly [Name in keyof (typeof switches & typeof paperSwitches)]?: boolean | undefined };

/** What the components of the kit take besides the attributes of their element: see `looks.js`. */
export type Look = Everywhere & {
  readonly [Name in keyof typeof windows]?: Everywhere & { readonly display?: keyof typeof displays };
};

export type Tag = keyof JSX.IntrinsicElements;

/** `as` is the element, such as `section`. All attributes of the element are props too. */
export type KitProps<As extends Tag> = Look & { readonly as?: As } & Omit<ComponentPropsWithRef<As>, keyof Look | 'as'>;

/** The names alone: the build has made a style sheet of the declarations. */
const names: Readonly<Record<keyof Everywhere, true>> = {
  gap: true,
  columnGap: true,
  padding: true,
  paddingBlock: true,
  paddingInline: true,
  paddingTop: true,
  paddingBottom: true,
  paddingLeft: true,
  paddingRight: true,
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
  inColumn: true,
  minWidth: true,
  maxWidth: true,
  minHeight: true,
  frame: true,
  corners: true,
  ground: true,
  size: true,
  weight: true,
  lineHeight: true,
  letterSpacing: true,
  tone: true,
  whiteSpace: true,
  textWrap: true,
  inline: true,
  block: true,
  contents: true,
  gone: true,
  goneEmpty: true,
  unseen: true,
  wrap: true,
  nowrap: true,
  reverse: true,
  top: true,
  grow: true,
  rigid: true,
  atEnd: true,
  fullWidth: true,
  atFoot: true,
  besideField: true,
  tick: true,
  bullets: true,
  width: true,
  controls: true,
  screenOnly: true,
  plainOnPaper: true,
  first: true,
  last: true,
  fullRow: true,
  wide: true,
  column: true,
  pageWidth: true,
  tabular: true,
  breakWords: true,
  firstLine: true,
  cut: true,
  lineAbove: true,
  lineBelow: true,
  foot: true,
  surface: true,
  divided: true,
  scrolls: true,
  sticksBelow: true,
  place: true,
  innerOutline: true,
  thumbnail: true,
  inSentence: true,
  plainLink: true,
};

const inWindows: Readonly<Record<keyof typeof windows, true>> = {
  phone: true,
  narrow: true,
  tight: true,
  medium: true,
};

/** The classes of a look, for a component that takes a class. The style sheet of a view wins over them. */
export function kitClass(props: Look & { readonly display?: keyof typeof displays }): string {
  return classesOf(props).join(' ');
}

function classesOf(props: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(props).flatMap(([name, value]) => {
    if (name in inWindows) return classesOf(value as Look).map(each => each.replace('kit-', `kit-${name}-`));
    if (value === true) return name in names ? [`kit-${name}`] : [];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if (name === 'display') return [`kit-${value}`];
    return name in names ? [`kit-${name}-${value}`] : [];
  });
}

/** An element with the classes of its look. */
export function kitElement(
  as: Tag,
  display: keyof typeof displays | null,
  { className, ...props }: Readonly<Record<string, unknown>>,
): ReactElement {
  const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !isLook(name) && name !== 'as'));
  const classes = [...(display ? [`kit-${display}`] : []), ...classesOf(props)];
  if (typeof className === 'string' && className) classes.push(className);
  return createElement(as, { ...attributes, className: classes.join(' ') || undefined });
}

const isLook = (name: string) => name in names || name in inWindows;
