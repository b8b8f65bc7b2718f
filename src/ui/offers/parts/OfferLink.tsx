import type { ComponentProps, MouseEvent } from 'react';
import { useHref } from 'react-router';
import type { HashId } from '../../../domain/offers/Offer';
import { paths } from '../../shared/paths';
import { useOpenOffer } from './useOpenOffer';

interface OfferLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly hashId: HashId;
  /** Runs before the offer opens over this page. */
  readonly onOpen?: () => void;
}

/**
 * Opens an offer as an overlay above the current page. With a modifier key, or in a new tab, the offer opens as a page
 * of its own.
 */
export function OfferLink({ hashId, onOpen, ...rest }: OfferLinkProps) {
  const address = useHref(paths.offer(hashId));
  const openOffer = useOpenOffer();
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    openOffer(hashId);
  };
  return <a {...rest} href={address} onClick={handleClick} />;
}
