import { kitClass } from '../../kit/kitElement';
import type { Elements } from '../Elements';
import * as styles from './FieldGroup.module.css';

const look = {
  display: 'card',
  fill: 260,
  gap: 3.5,
  columnGap: 4,
  align: 'start',
  paddingTop: 4,
  paddingBottom: 5,
  paddingInline: 5,
  place: true,
} as const;
export const fieldGroup = `${kitClass(look)} ${styles.group}`;

interface FieldGroupProps {
  readonly title: string;
  /** The title is a heading of the page. */
  readonly isSection?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A card of fields, in as many columns as fit. */
export function FieldGroup({ title, isSection = false, className, children }: FieldGroupProps) {
  return (
    <fieldset className={className ? `${fieldGroup} ${className}` : fieldGroup}>
      <legend>{isSection ? <h2>{title}</h2> : title}</legend>
      {children}
    </fieldset>
  );
}
