import type { ComponentProps } from 'react';
import * as styles from './controls.module.css';
import type { Elements } from './Elements';

interface SegmentsProps {
  /** What is chosen. A single button says it itself. */
  readonly label?: string;
  readonly children: Elements;
}

/** One control of several buttons, of which one is pressed. */
export function Segments({ label, children }: SegmentsProps) {
  return (
    <span role={label && 'group'} aria-label={label} className={styles.segments}>
      {children}
    </span>
  );
}

interface SegmentProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> {
  /** The accessible name. */
  readonly name: string;
  /** A part of the name, if the whole one has no room. */
  readonly word?: string;
  readonly isPressed: boolean;
}

export function Segment({ name, word = name, isPressed, ...rest }: SegmentProps) {
  return (
    <button type="button" {...rest} aria-label={name} aria-pressed={isPressed} className={styles.segment}>
      {word}
    </button>
  );
}
