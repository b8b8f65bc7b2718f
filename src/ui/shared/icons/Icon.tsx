import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as styles from './icons.module.css';

interface IconProps {
  readonly of: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * A decorative icon, hidden from screen readers. Use it next to a text, or in a control that has a name of its own. It uses
 * no hook, so a tile can call it as a function.
 */
export function Icon({ of: nodes, size = 24, className = '' }: IconProps) {
  const { outline, others } = iconDrawing(nodes);
  const attributes = { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': true } as const;
  return createElement(
    'svg',
    { className: `${styles.icon} ${className}`, ...attributes },
    outline && <path d={outline} />,
    // Not as one list, for which React would hold a fragment in each icon.
    ...others.map(shape => createElement(...shape)),
  );
}

interface IconDrawing {
  /** The `d` attribute of a path. */
  readonly outline: string;
  readonly others: IconNode;
}

const drawings = new WeakMap<IconNode, IconDrawing>();

/**
 * Merges all paths of an icon into one, because a list of offers shows hundreds of icons and each element costs
 * rendering time.
 */
export function iconDrawing(nodes: IconNode): IconDrawing {
  let drawing = drawings.get(nodes);
  if (!drawing) {
    const paths = nodes.filter(([tag]) => tag === 'path');
    // `M0 0` resets the start point: a lower-case `m` is relative to the end of the previous path.
    const outline = paths.map(([, { d }]) => `M0 0${d}`).join('');
    drawings.set(nodes, (drawing = { outline, others: nodes.filter(([tag]) => tag !== 'path') }));
  }
  return drawing;
}
