import type { ComponentProps, MouseEvent } from 'react';
import { use } from 'react';
import type { HashId } from '../../domain/offers/Offer';
import { OpenOfferContext } from './OfferOpener';
import { offerAddress } from './offerAddress';

/**
 * Opens an offer over the page it stands on; with a modifier key, or in a new tab, it is a page of its own. Not the
 * router's Link: that one observes the address, and all tiles on screen would be drawn again whenever one is opened.
 */
export function OfferLink({ hashId, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly hashId: HashId }) {
  const open = use(OpenOfferContext);
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(hashId);
  };
  return <a {...rest} href={offerAddress(hashId)} onClick={handleClick} />;
}
