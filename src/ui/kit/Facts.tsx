import type { ReactNode } from 'react';
import { type KitProps, kitElement } from './kitElement';

/** Facts, each with its name. Below each other, or in rows that wrap. */
export function Facts({ display: shown, ...props }: KitProps<'dl'> & { readonly display?: 'row' | undefined }) {
  return kitElement('dl', shown ?? 'stack', props);
}

interface FactProps extends Omit<KitProps<'div'>, 'as'> {
  readonly name: ReactNode;
  /** The name is above the value, and not before it. */
  readonly above?: boolean;
}

/** A name in small letters, with its value. Of elements alone, because an opened offer has many facts. */
export function Fact({ name, above = false, tabular, children, ...props }: FactProps) {
  const content = (
    <>
      {kitElement('dt', null, { ...nameLook, lineHeight: above ? undefined : 'caption', children: name })}
      {kitElement('dd', null, { tabular, children })}
    </>
  );
  return above
    ? kitElement('div', 'stack', { ...props, children: content })
    : kitElement('div', 'row', { columnGap: 1, align: 'baseline', wrap: true, ...props, children: content });
}

const nameLook = { size: 'small', weight: 'regular', tone: 'secondary' } as const;
