import { observer } from 'mobx-react-lite';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { ConversationStore } from '../../../application/conversations/ConversationStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { isUnread, updatedOn } from '../../../domain/conversations/ConversationSummary';
import type { HashId } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { Text } from '../../kit/Text';
import { StandingMark } from '../../offers/parts/StandingMark';
import { MarkableLink } from '../../shared/MarkableLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { paths } from '../../shared/paths';
import { useDayText } from '../../shared/texts/RelativeTime';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './ConversationList.module.css';

const contents = kitClass({ contents: true });
const corners = kitClass({ corners: 'tag' });

interface ConversationRowProps {
  readonly offer: HashId;
  readonly isCurrent: boolean;
}

export const ConversationRow = observer(function ConversationRow({ offer, isCurrent }: ConversationRowProps) {
  const { t } = useTexts('conversations');
  const dayText = useDayText();
  const { calendarDate } = useFormat();
  const row = useInjection(ConversationListStore).pages.of(offer);
  const type = useInjection(OfferRegistry).get(offer)?.vehicleType;
  if (!row) return null;
  const day = updatedOn(row);
  const isNew = isUnread(row);
  return (
    <MarkableLink
      className={styles.conversation ?? ''}
      to={paths.conversation(offer)}
      aria-current={isCurrent ? 'page' : undefined}
      data-conversation={offer}
      data-new={isNew}
    >
      <span className={`${corners} ${styles.photo}`}>
        <VehiclePhoto address={row.photo} type={type ?? 'Motorbike'} />
      </span>
      <span className={contents}>
        <span className={styles.name} translate="no">
          <span>{row.label1 || offer}</span>{' '}
          <Text tone="secondary" weight="regular">
            {row.label2}
          </Text>
        </span>
        <LastSaid offer={offer} />
      </span>
      <span className={`${contents} ${styles.state}`}>
        <time dateTime={day} title={calendarDate(day)}>
          {dayText(day)}
        </time>
        {isNew && (
          <span className={styles.unread}>
            {(row.unread ?? 0) > 1 ? t('unreadCount', { count: row.unread! }) : t('unread')}
          </span>
        )}
      </span>
    </MarkableLink>
  );
});

/** What was said last, if this visit holds it. Otherwise the number of the offer and where the dealer stands. */
const LastSaid = observer(function LastSaid({ offer: hashId }: { readonly offer: HashId }) {
  const { t } = useTexts('conversations');
  const said = useInjection(ConversationStore).get(hashId)?.lastSaid ?? null;
  const offer = useInjection(OfferRegistry).get(hashId);
  if (said === null) {
    return (
      <span className={styles.said}>
        <span translate="no">{hashId}</span> {offer && <StandingMark offer={offer} />}
      </span>
    );
  }
  return (
    <span className={styles.said}>
      {said.author === 'dealer' && <span>{`${t('you')}:`}</span>} <span>{said.body}</span>
    </span>
  );
});
