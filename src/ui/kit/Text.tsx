import { type KitProps, kitElement, type Tag } from './kitElement';

/** A text, with its size, weight and tone. `as` is its element, such as a heading. */
export function Text<As extends Tag = 'span'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'span', null, props);
}

/** A secondary text in small letters: a hint, or what is known besides. */
export function SmallText<As extends Tag = 'p'>(props: KitProps<As>) {
  return kitElement(props.as ?? 'p', null, { size: 'small', tone: 'secondary', ...props });
}
