import type { ComponentProps, MouseEvent } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import { marksText } from '../input/marksText';
import { isForBrowser, useNavigation } from '../navigation';
import { paths } from '../paths';
import { useOpenOffer } from './useOpenOffer';

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
