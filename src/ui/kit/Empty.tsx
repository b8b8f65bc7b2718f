import * as common from '../shared/common.module.css';
import type { Elements } from '../shared/Elements';
import { type KitProps, kitElement } from './kitElement';

interface EmptyProps extends Omit<KitProps<'div'>, 'as' | 'title' | 'children'> {
  readonly title?: string;
  readonly hint?: string;
  /** One way out, or what else there is to know. */
  readonly children?: Elements;
}

/** Says that there is nothing, and what to do next. */
export function Empty({ title, hint, children, className, ...props }: EmptyProps) {
  const content = (
    <>
      {title !== undefined && <h2>{title}</h2>}
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </>
  );
  return kitElement('div', null, {
    ...props,
    className: className ? `${common.empty} ${className}` : common.empty,
    children: content,
  });
}
