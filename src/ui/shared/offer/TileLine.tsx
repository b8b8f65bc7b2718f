import type { ReactNode } from 'react';
import { kitClass } from '../../kit/kitElement';

// Of a known height, because a row is estimated before it is rendered.
const line = kitClass({
  display: 'row',
  gap: 2,
  align: 'stretch',
  justify: 'between',
  minHeight: 'text',
  tone: 'secondary',
  lineHeight: 'body',
  whiteSpace: 'nowrap',
});
const shownName = kitClass({ minWidth: 0, cut: true });
const value = kitClass({ rigid: true, tone: 'primary', weight: 'medium', tabular: true });

interface TileLineProps {
  readonly name: string;
  /** Where the number comes from. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A number or a date below a tile, with its name. */
export function TileLine({ name, title, children }: TileLineProps) {
  return (
    <div className={line} title={title}>
      <dt className={shownName}>
        <span>{name}</span>
        {title && <span className="visually-hidden">{`, ${title}`}</span>}
      </dt>
      <dd className={value} translate="no">
        {children}
      </dd>
    </div>
  );
}
