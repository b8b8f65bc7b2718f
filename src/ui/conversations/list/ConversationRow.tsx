import { observer } from 'mobx-react-lite';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { isUnread, updatedOn } from '../../../domain/conversations/ConversationSummary';
import type { HashId } from '../../../domain/offers/Offer';
import { MarkableLink } from '../../shared/MarkableLink';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { paths } from '../../shared/paths';
import { useDayText } from '../../shared/texts/useDayText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ConversationRow.module.css';

interface ConversationRowProps {
  readonly offer: HashId;
  readonly isCurrent: boolean;
}

export const ConversationRow = observer(function ConversationRow({ offer, isCurrent }: ConversationRowProps) {
  const { t } = useTexts('conversations');
  const dayText = useDayText();
  const row = useInjection(ConversationListStore).of(offer);
  const type = useInjection(OfferRegistry).get(offer)?.vehicleType;
  if (!row) return null;
  const day = updatedOn(row);
  const isNew = isUnread(row);
  return (
    <MarkableLink
      className={styles.row ?? ''}
      to={paths.conversation(offer)}
      aria-current={isCurrent ? 'page' : undefined}
      data-conversation={offer}
      data-new={isNew}
    >
      <span className={styles.photo}>
        <VehiclePhoto address={row.photo} type={type ?? 'Motorbike'} />
      </span>
      <span className={styles.names} translate="no">
        <span className={styles.label1}>{row.label1 || offer}</span>
        <span className={styles.label2}>{row.label2}</span>
      </span>
      <span className={styles.state}>
        <time dateTime={day} title={row.updatedAt}>
          {dayText(day)}
        </time>
        {isNew && <span className={styles.unread}>{t('unread')}</span>}
      </span>
    </MarkableLink>
  );
});
