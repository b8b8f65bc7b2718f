import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConnectionStore } from '../../../application/connection/ConnectionStore';
import { ConversationStore } from '../../../application/conversations/ConversationStore';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { SessionStore } from '../../../application/session/SessionStore';
import { sellerName } from '../../../domain/board/ContentLines';
import { PICKUP_PLAN } from '../../../domain/book/BookRecord';
import { addressLines } from '../../../domain/deals/TransportRoute';
import { buyerOf } from '../../../domain/handover/Handover';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { Content, Page } from '../../kit/Layout';
import { useMainName } from '../../shared/loading/useMainName';
import { Link, useNavigation } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useBook } from '../../shared/page/useBook';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import * as styles from './Handover.module.css';
import { HandoverRecord } from './HandoverRecord';
import { UnreadRecord } from './UnreadRecord';
import { usePapers } from './usePapers';

/** Checks a bought vehicle at the yard, before the dealer drives off with it. */
export const HandoverPage = observer(function HandoverPage({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('boardHandover');
  const { handover } = useInjection(OpenedHandover);
  const { dealer } = useInjection(SessionStore);
  const { isOffline } = useInjection(ConnectionStore);
  const offer = useInjection(OfferRegistry).get(hashId);
  const plan = useBook().get('pickupPlans', PICKUP_PLAN);
  const { navigate } = useNavigation();
  useTitle(t('title'));
  useMainName(t('title'));
  useRun(OpenedHandover, hashId);
  useOffer(hashId);
  usePapers();

  const name = offer ? offerName(offer) : hashId;
  const seller = offer?.deal;
  const buyer = dealer && buyerOf(dealer);
  // Who drives signs at the yard.
  const driver = plan?.stops.includes(hashId) ? plan.driver.trim() : '';
  return (
    <Page>
      <PageHead title={t('title')} lead={name === hashId ? hashId : `${name} · ${hashId}`} keepsLead>
        <Link to={paths.pickup} className={kitClass({ inline: true, align: 'center', minHeight: 'control' })}>
          {t('toTour')}
        </Link>
      </PageHead>
      {handover ? (
        <HandoverRecord
          handover={handover}
          facts={{
            hashId,
            name,
            dealer: buyer?.firm ?? '',
            seller: seller ? [sellerName(seller), ...addressLines(seller)].filter(Boolean).join(', ') : '',
            dealerName: driver || (buyer?.name ?? ''),
            sellerName: seller ? sellerName(seller) : '',
            sellerPlace: seller?.place.trim() ?? '',
          }}
          notice={isOffline ? t('offline') : null}
          // Without a network, the conversation could not be loaded, and the draft waits there.
          onReported={() => isOffline || void navigate(paths.conversation(hashId))}
        />
      ) : (
        <Content className={styles.page}>
          <UnreadRecord />
        </Content>
      )}
    </Page>
  );
});

/** Reads what the offer says now. */
function useOffer(hashId: HashId): void {
  const opened = useInjection(OpenedHandover);
  const openedOffers = useInjection(OpenedOffers);
  const conversations = useInjection(ConversationStore);
  const row = useInjection(OfferRegistry).get(hashId);
  const detail = openedOffers.detailOf(hashId);
  const { handover } = opened;
  const isRead = handover !== null;
  const isReportOpen = handover?.report?.sentAt === null;
  useEffect(() => {
    const reading = new AbortController();
    void openedOffers.read(hashId, reading.signal);
    return () => reading.abort();
  }, [openedOffers, hashId]);
  useEffect(() => {
    if (isRead && row && detail) opened.offerRead(hashId, row, detail);
  }, [opened, hashId, isRead, row, detail]);
  // The message may have been sent before a reload.
  useEffect(() => {
    if (isReportOpen) void conversations.read(hashId);
  }, [conversations, hashId, isReportOpen]);
}
