import { ChevronDown, ChevronUp } from 'lucide';
import { type ReactNode, useId } from 'react';
import { kitClass } from '../kit/kitElement';
import { Button } from './Button';
import * as styles from './controls.module.css';
import type { Elements } from './Elements';
import { Icon } from './icons/Icon';
import { useRememberedOpen } from './input/useRememberedOpen';

const part = `${kitClass({ display: 'stack', gap: 2 })} ${styles.disclosure}`;

interface DisclosureProps {
  readonly name: string;
  /** The key of the preference that remembers whether the part is open. */
  readonly preference: string;
  /** Shown beside the button while the part is closed. */
  readonly summary?: Elements;
  /** A part that is on screen more than once must not be a region, because the regions of a page have different names. */
  readonly role?: 'region';
  readonly className?: string | undefined;
  /** Called before a press is likely. */
  readonly onIntent?: () => void;
  /** Keeps the folded content, because a folded field must not lose what was typed. */
  readonly staysRendered?: boolean;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of the screen that opens on a press. */
export function Disclosure({
  name,
  preference,
  summary,
  role,
  className,
  onIntent,
  staysRendered,
  isOpenAtFirst,
  children,
}: DisclosureProps) {
  const [isOpen, toggle] = useRememberedOpen(preference, isOpenAtFirst);
  const id = useId();
  const isRendered = isOpen || staysRendered;
  return (
    <div className={part} data-part={preference}>
      <div className={styles.head}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          data-names-part={isOpen || undefined}
          aria-controls={isRendered ? id : undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={toggle}
        >
          <span>{name}</span>
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
        </Button>
        {!isOpen && summary}
      </div>
      {isRendered && (
        <div id={id} hidden={!isOpen} role={role} aria-label={role && name} className={className}>
          {children}
        </div>
      )}
    </div>
  );
}
