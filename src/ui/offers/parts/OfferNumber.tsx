import { ExternalLink } from 'lucide';
import type { MouseEvent } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import { Icon } from '../../shared/icons/Icon';
import { OfferLink } from '../../shared/offer/OfferLink';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './marks.module.css';

interface OfferNumberProps {
  readonly hashId: HashId;
  /** -1 where the name of the vehicle is a link to the same page, because one stop is enough. */
  readonly tabIndex?: -1;
}

/** The number of an offer and the link to it. The number is no link, so that a double click marks it and opens nothing. */
export function OfferNumber({ hashId, tabIndex }: OfferNumberProps) {
  const { t } = useTexts('offers');
  // The browser would mark a part of it, because it has a hyphen.
  const handleDoubleClick = ({ currentTarget }: MouseEvent) =>
    document.getSelection()?.selectAllChildren(currentTarget);
  return (
    <span className={styles.number}>
      <span translate="no" data-markable onDoubleClick={handleDoubleClick}>
        {hashId}
      </span>
      {OfferLink({
        hashId,
        tabIndex,
        className: styles.link,
        'aria-label': t('openOffer', { number: hashId }),
        children: Icon({ of: ExternalLink, size: 12 }),
      })}
    </span>
  );
}
