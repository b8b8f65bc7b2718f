import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { type ConversationSummary, isUnread, updatedOn } from '../../domain/conversations/ConversationSummary';
import { VehiclePhoto } from '../offers/VehiclePhoto';
import { useInjection } from '../shared/useInjection';
import { conversationAddress } from './conversationAddress';
import { useTexts } from '../shared/useTexts';
import styles from './ConversationRow.module.css';

interface ConversationRowProps {
  readonly row: ConversationSummary;
  readonly isCurrent: boolean;
}

export const ConversationRow = observer(function ConversationRow({ row, isCurrent }: ConversationRowProps) {
  const { t } = useTexts('conversations');
  const offer = useInjection(OfferRegistry).get(row.offerHashId);
  const day = updatedOn(row);
  const isNew = isUnread(row);
  return (
    <li>
      <Link
        className={styles.row ?? ''}
        to={conversationAddress(row.offerHashId)}
        aria-current={isCurrent ? 'page' : undefined}
        data-conversation={row.offerHashId}
        data-new={isNew}
      >
        <span className={styles.photo}>
          <VehiclePhoto address={row.photo} type={offer?.vehicleType ?? 'Motorbike'} />
        </span>
        <span className={styles.names}>
          <span className={styles.label1}>{row.label1 || row.offerHashId}</span>
          <span className={styles.label2}>{row.label2}</span>
        </span>
        <span className={styles.state}>
          <time dateTime={day} title={row.updatedAt}>
            {day}
          </time>
          {isNew && <span className={styles.unread}>{t('unread')}</span>}
        </span>
      </Link>
    </li>
  );
});
