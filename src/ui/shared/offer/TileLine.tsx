import type { ReactNode } from 'react';
import styles from './TileLine.module.css';

interface TileLineProps {
  readonly name: string;
  /** Where the number comes from. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A number or a date below a tile, with its name. */
export function TileLine({ name, title, children }: TileLineProps) {
  return (
    <div className={styles.line} title={title}>
      <dt>
        <span>{name}</span>
        {title && <span className="visually-hidden">{`, ${title}`}</span>}
      </dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}
