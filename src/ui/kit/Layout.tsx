import { type KitProps, kitElement, type Tag } from './kitElement';

/** An element that places itself among others, or has a padding. */
export function Box<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', null, props);
}

/** Things below each other. */
export function Stack<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'stack', props);
}

/** Things in columns of one width. Without `columns` or `fit` it is one column, whose content cannot make it wider. */
export function Grid<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'grid', props);
}

/** Things below each other that share the height: `grow` takes what the others leave. */
export function Column<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'column', props);
}

/** Things beside each other, in the middle of the row unless `align` says where. */
export function Row<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'row', props);
}

/** A part of a page with a border that separates it. Its content is below each other. */
export function Card<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'card', props);
}

/** Reaches across the window, above or below a list, with its content as wide as the page. */
export function Toolbar<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'toolbar', props);
}

/** A page that scrolls. Its head is first. */
export function Page<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'page', props);
}

/** What a page shows below its head: things below each other, as wide as the page. */
export function Content<As extends Tag = 'div'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'div', 'content', props);
}
