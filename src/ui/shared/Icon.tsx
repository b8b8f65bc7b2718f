import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

interface IconProps {
  readonly of: IconNode;
  /** Pixels of a side. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A drawing beside words, or on a button that has a name of its own: it says nothing itself. */
export function Icon({ of: nodes, size = 24, className = '' }: IconProps) {
  const { outline, others } = drawingOf(nodes);
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      {outline && <path d={outline} />}
      {others.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

interface Drawing {
  readonly outline: string;
  readonly others: IconNode;
}

const drawings = new WeakMap<IconNode, Drawing>();

/** All lines of an icon in one path: a list of offers shows hundreds of them, and each element has its price. */
function drawingOf(nodes: IconNode): Drawing {
  let drawing = drawings.get(nodes);
  if (!drawing) {
    const paths = nodes.filter(([tag]) => tag === 'path');
    // Each begins where it would stand alone: a lower-case `m` is counted from the end of what came before.
    const outline = paths.map(([, { d }]) => `M0 0${d}`).join('');
    drawings.set(nodes, (drawing = { outline, others: nodes.filter(([tag]) => tag !== 'path') }));
  }
  return drawing;
}
