import type { ReactNode } from 'react';
import { Row } from '../../kit/Layout';
import * as styles from './offer.module.css';

interface TileLineProps {
  readonly name: string;
  /** Where the number comes from. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A number or a date below a tile, with its name. */
export function TileLine({ name, title, children }: TileLineProps) {
  return (
    <Row
      gap={2}
      align="stretch"
      justify="between"
      minHeight="text"
      tone="secondary"
      lineHeight="body"
      whiteSpace="nowrap"
      // Of a known height, because a row is estimated before it is rendered.
      className={styles.tileLine}
      title={title}
    >
      <dt>
        <span>{name}</span>
        {title && <span className="visually-hidden">{`, ${title}`}</span>}
      </dt>
      <dd translate="no">{children}</dd>
    </Row>
  );
}
