import type { Elements } from '../Elements';
import * as styles from './FieldGroup.module.css';

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
    <fieldset className={className ? `${styles.group} ${className}` : styles.group}>
      <legend>{isSection ? <h2>{title}</h2> : title}</legend>
      {children}
    </fieldset>
  );
}
