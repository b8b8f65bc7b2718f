import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { BookStore } from '../../../application/book/BookStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { lowestRaise } from '../../../domain/bidding/BidLimit';
import type { News } from '../../../domain/notifications/News';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Box, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { CloseButton } from '../../shared/CloseButton';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { Link } from '../../shared/navigation';
import { OfferLink } from '../../shared/offer/OfferLink';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { newsIcons } from '../news/newsIcons';
import * as styles from './Toast.module.css';

const usual = kitClass({ tone: 'info' });
const bad = kitClass({ tone: 'error' });

interface ToastProps {
  readonly news: News;
  readonly text: string;
  /** The text for a narrow place. Null if it is the same. */
  readonly short: string | null;
  readonly onClose: () => void;
  /** The way to the others. */
  readonly children?: Elements;
}

/** The text is announced elsewhere, so the toast only shows it. */
export function Toast({ news, text, short, onClose, children }: ToastProps) {
  const { t } = useTexts('notifications');
  const isBad = news.kind === 'outbid' || news.kind === 'rejected';
  const handleKey = (event: KeyboardEvent) => {
    if (keyOfEvent(event) !== 'Escape') return;
    // Otherwise Escape would also close the offer below.
    event.preventDefault();
    onClose();
  };
  return (
    <article className={styles.toast} data-kind={news.kind} aria-label={text} onKeyDown={handleKey}>
      <Icon of={newsIcons[news.kind]} size={18} className={`${isBad ? bad : usual} ${styles.icon}`} />
      <Row gap={0} columnGap={4} align="baseline" grow minWidth={0} className={styles.content}>
        <p title={text} className={short === null ? undefined : styles.whole}>
          {text}
        </p>
        {short !== null && (
          <p title={text} className={styles.short}>
            {short}
          </p>
        )}
        {news.kind === 'answered' && (
          <p className={`${kitClass({ tone: 'secondary' })} ${styles.quote}`}>{news.text}</p>
        )}
        <p className={styles.ways}>
          {news.kind !== 'newOffers' && (
            <Text
              tone="secondary"
              // Several vehicles may have one name.
              className={styles.number}
              translate="no"
            >
              {news.hashId}
            </Text>
          )}
          {news.kind === 'answered' ? (
            <Link to={paths.conversation(news.hashId)} onClick={onClose}>
              {t('openConversation')}
            </Link>
          ) : news.kind === 'newOffers' ? (
            <Link to={paths.browse} onClick={onClose}>
              {t('showNewOffers')}
            </Link>
          ) : (
            <OfferLink hashId={news.hashId}>{t('openOffer')}</OfferLink>
          )}
          {news.kind === 'outbid' && <RaiseLink hashId={news.hashId} />} {children}
        </p>
      </Row>
      <CloseButton onClick={onClose} />
    </article>
  );
}

interface RaiseLinkProps {
  readonly hashId: HashId;
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** Returns the next minimum bid on an offer, if the dealer is outbid and the own limit allows that bid. Call it in an observer. */
export function useRaise(): (hashId: HashId) => Money | null {
  const registry = useInjection(OfferRegistry);
  const book = useBook();
  return hashId => {
    const offer = registry.get(hashId);
    const limit = book.get('limits', hashId);
    return offer && limit !== undefined ? lowestRaise(limit, offer) : null;
  };
}

/** Opens the bid form with the next minimum bid. Empty if there is nothing to raise. */
export const RaiseLink = observer(function RaiseLink({ hashId, className, onOpen }: RaiseLinkProps) {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  const bars = useInjection(ActionBars);
  const offer = useInjection(OfferRegistry).get(hashId);
  const raise = useRaise()(hashId);
  if (!offer || raise === null) return null;
  const handleOpen = () => {
    onOpen?.();
    bars.fillIn(offer, raise);
  };
  return (
    <OfferLink hashId={hashId} className={className} onOpen={handleOpen}>
      {t('raise', { amount: money(raise) })}
    </OfferLink>
  );
});

/** Says why what the dealer enters is not stored, until the dealer closes it. */
export const BookProblemToast = observer(function BookProblemToast() {
  const { t } = useTexts('notifications');
  const book = useInjection(BookStore);
  const { problem } = book;
  if (!problem) return null;
  return (
    <div className={styles.toast} data-kind="book">
      <Icon of={TriangleAlert} size={18} className={`${kitClass({ tone: 'warning' })} ${styles.icon}`} />
      <Box grow minWidth={0} className={styles.content} role="alert">
        <p>{t(problem.reason === 'setAside' ? 'notReadable' : 'notStored')}</p>
        <p>{t(`bookProblem.${problem.reason}`)}</p>
      </Box>
      <CloseButton onClick={() => book.problemDismissed()} />
    </div>
  );
});
