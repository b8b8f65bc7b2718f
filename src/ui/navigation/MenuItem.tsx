import { Menu } from '../../application/navigation/Menu';
import { isAtOrBelow } from '../../domain/navigation/MenuTab';
import { menuBadge } from '../../domain/shared/CountBadge';
import { backgroundOf } from '../offers/page/overlay/useOverlay';
import type { Elements } from '../shared/Elements';
import { Link, useIsAt, useNavigation } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './SideMenu.module.css';

interface MenuItemProps {
  readonly name: string;
  readonly icon?: Elements;
  readonly count?: number;
}

function MenuItemContent({ name, icon, count = 0 }: MenuItemProps) {
  return (
    <>
      {icon}
      <span className={styles.menuItemName}>{name}</span>
      <MenuBadge count={count} className={styles.place} />
    </>
  );
}

interface MenuBadgeProps {
  readonly count: number;
  readonly className: string | undefined;
}

/** How many items of a screen are new. Nothing if none is. */
export function MenuBadge({ count, className }: MenuBadgeProps) {
  const { t } = useTexts('navigation');
  const badge = menuBadge(count);
  if (!badge) return null;
  return (
    <span className={`${styles.badge} ${className}`}>
      {/* Above 9 the badge differs from the count, and the accessible name has to contain the visible label. */}
      <span aria-hidden={badge === String(count)}>{badge}</span>
      <span className="visually-hidden">{`, ${t('newCount', { count })}`}</span>
    </span>
  );
}

/** The name, and the number that the badge stands for. */
function useTooltip({ name, count = 0 }: MenuItemProps): string {
  const { t } = useTexts('navigation');
  return count > 0 ? `${name}: ${t('newCount', { count })}` : name;
}

interface MenuLinkProps extends MenuItemProps {
  readonly to: string;
  /** Further paths that belong to the page of this item. */
  readonly alsoAt?: readonly string[];
}

export function MenuLink({ to, alsoAt = [], ...item }: MenuLinkProps) {
  const menu = useInjection(Menu);
  const isHere = useIsPage(path => isAtOrBelow(to.split('?')[0]!, path) || alsoAt.includes(path));
  const tooltip = useTooltip(item);
  return (
    <Link
      to={to}
      className={styles.item}
      title={tooltip}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => menu.followed()}
    >
      <MenuItemContent {...item} />
    </Link>
  );
}

interface MenuDialogButtonProps extends MenuItemProps {
  /** Called before a press is likely. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
}

/** Opens a dialog above the page. */
export function MenuDialogButton({ onIntent, onOpen, ...item }: MenuDialogButtonProps) {
  const tooltip = useTooltip(item);
  return (
    <button
      type="button"
      className={styles.item}
      aria-haspopup="dialog"
      title={tooltip}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <MenuItemContent {...item} />
    </button>
  );
}

interface MenuTabButtonProps extends MenuItemProps {
  /** The page that the button opens together with the sub-menu. */
  readonly to?: string | undefined;
  readonly isOpen: boolean;
  readonly lockReason: string | null;
  readonly onOpen: () => void;
}

/** Opens a sub-menu. A locked button stays focusable, so that the dealer can read the reason. */
export function MenuTabButton({ to, isOpen, lockReason, onOpen, ...item }: MenuTabButtonProps) {
  const isHere = useIsPage(path => path === to);
  const tooltip = useTooltip(item);
  const { navigate } = useNavigation();
  const handleClick = () => {
    if (lockReason !== null) return;
    onOpen();
    if (to && !isHere) void navigate(to);
  };
  return (
    <button
      type="button"
      className={styles.item}
      aria-expanded={isOpen}
      aria-current={isHere ? 'page' : undefined}
      aria-disabled={lockReason !== null}
      title={lockReason ?? tooltip}
      onClick={handleClick}
    >
      <MenuItemContent {...item} />
      {lockReason && <span className="visually-hidden">{`. ${lockReason}`}</span>}
    </button>
  );
}

const OFFERS = paths.offerPattern.replace('/:id', '');

/**
 * Whether the path of the current page is one of those meant. An offer that is open over a page is no other page, and one at
 * its own address belongs to the search, to which it closes.
 */
export const useIsPage = (isMeant: (path: string) => boolean): boolean =>
  useIsAt((path, location) => {
    const below = backgroundOf(location)?.pathname;
    return isMeant(below ?? (isAtOrBelow(OFFERS, path) ? paths.browse : path));
  });
