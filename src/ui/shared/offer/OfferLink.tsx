import type { ComponentProps, MouseEvent } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import { backgroundOf } from '../../offers/page/overlay/useOverlay';
import { isForBrowser, useNavigation } from '../navigation';
import { paths } from '../paths';

interface OfferLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly hashId: HashId;
  /** Runs before the offer opens over this page. */
  readonly onOpen?: () => void;
}

/**
 * Opens an offer as an overlay above the current page. With a modifier key, or in a new tab, the offer opens as a page
 * of its own. Its text can be marked as any other text, and marking it opens nothing.
 */
export function OfferLink({ hashId, onOpen, ...rest }: OfferLinkProps) {
  const address = useNavigation().hrefOf(paths.offer(hashId));
  const openOffer = useOpenOffer();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (marksText(event)) return;
    onOpen?.();
    openOffer(hashId);
  };
  return <a {...rest} href={address} draggable={false} onClick={handleClick} />;
}

/** Whether a click on an element is the end of a drag that has marked its text. A press of a key has no clicks. */
export function marksText({ detail, currentTarget }: MouseEvent): boolean {
  const selection = document.getSelection();
  return detail > 0 && selection !== null && !selection.isCollapsed && selection.containsNode(currentTarget, true);
}

/** Returns how to open an offer above the current page. */
export function useOpenOffer(): (hashId: HashId) => void {
  const { here, navigate } = useNavigation();
  return hashId => void navigate(paths.offer(hashId), { state: { background: backgroundOf(here()) ?? here() } });
}
