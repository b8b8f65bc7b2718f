import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';
import { iconDrawing } from './iconDrawing';

interface IconProps {
  readonly of: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon, hidden from screen readers. Use it next to a text, or in a control that has a name of its own. */
export function Icon({ of: nodes, size = 24, className = '' }: IconProps) {
  const { outline, others } = iconDrawing(nodes);
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      {outline && <path d={outline} />}
      {others.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
