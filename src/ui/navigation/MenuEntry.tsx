import { memo, type ReactNode } from 'react';
import { Link, useLocation, useResolvedPath } from 'react-router';
import { ArrangeMenu } from '../../application/navigation/ArrangeMenu';
import { isEntryOf } from '../../domain/navigation/MenuTab';
import { menuBadge } from '../../domain/shared/Badge';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './MenuEntry.module.css';

interface EntryProps {
  readonly name: string;
  readonly icon?: ReactNode;
  readonly count?: number;
}

/** Memoized separately: the link around it re-renders on every navigation. */
const EntryContent = memo(function EntryContent({ name, icon, count = 0 }: EntryProps) {
  const { t } = useTexts('navigation');
  const badge = menuBadge(count);
  return (
    <>
      {icon}
      <span className={styles.name}>{name}</span>
      {badge && (
        <span className={styles.badge}>
          {/* Above 9 the badge differs from the count, and the accessible name has to contain the visible label. */}
          <span aria-hidden={badge === String(count)}>{badge}</span>
          <span className="visually-hidden">, {t('waiting', { count })}</span>
        </span>
      )}
    </>
  );
});

interface MenuLinkProps extends EntryProps {
  readonly to: string;
  /** Further paths that belong to the page of this entry. */
  readonly alsoAt?: readonly string[];
}

export function MenuLink({ to, alsoAt = [], ...entry }: MenuLinkProps) {
  const arrangeMenu = useInjection(ArrangeMenu);
  const here = useLocation().pathname;
  const entryPath = useResolvedPath(to).pathname;
  const isHere = isEntryOf(entryPath, here) || alsoAt.includes(here);
  return (
    <Link
      to={to}
      className={styles.entry}
      title={entry.name}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => arrangeMenu.followed()}
    >
      <EntryContent {...entry} />
    </Link>
  );
}

interface MenuTabButtonProps extends EntryProps {
  /** The page that the button opens together with the sub-menu. */
  readonly to?: string | undefined;
  readonly isOpen: boolean;
  readonly lockedBecause: string | null;
  readonly onOpen: () => void;
}

/** Opens a sub-menu. A locked button stays focusable, so that the dealer can read the reason. */
export function MenuTabButton({ to, isOpen, lockedBecause, onOpen, ...entry }: MenuTabButtonProps) {
  const isHere = useLocation().pathname === to;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-expanded={isOpen}
      aria-current={isHere ? 'page' : undefined}
      aria-disabled={lockedBecause !== null}
      title={lockedBecause ?? entry.name}
      onClick={() => lockedBecause === null && onOpen()}
    >
      <EntryContent {...entry} />
      {lockedBecause && <span className="visually-hidden">. {lockedBecause}</span>}
    </button>
  );
}
