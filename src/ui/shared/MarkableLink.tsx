import type { MouseEvent } from 'react';
import { Link, type LinkProps } from './navigation';
import { marksText } from './offer/OfferLink';

/** The link of a row. Its text can be marked as any other text, and marking it opens nothing. */
export function MarkableLink({ onClick, ...rest }: LinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // The router does not follow a click whose default is prevented.
    if (marksText(event)) event.preventDefault();
    else onClick?.(event);
  };
  return <Link {...rest} draggable={false} onClick={handleClick} />;
}
