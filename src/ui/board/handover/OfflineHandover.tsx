import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { OfflineBook } from '../../../application/offline/OfflineBook';
import { SessionStore } from '../../../application/session/SessionStore';
import type { HashId } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { Content, Page } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { Link } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import * as styles from './Handover.module.css';
import { HandoverRecord } from './HandoverRecord';
import { UnreadRecord } from './UnreadRecord';
import { usePapers } from './usePapers';

/** The handover if the app was started without a network, from what this device has kept. */
export const OfflineHandover = observer(function OfflineHandover({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts(['boardHandover', 'shared']);
  const session = useInjection(SessionStore);
  const { handover } = useInjection(OpenedHandover);
  const offlineBook = useInjection(OfflineBook);
  useTitle(t('boardHandover:title'));
  useRun(OpenedHandover, hashId);
  useEffect(() => void offlineBook.read(), [offlineBook]);
  usePapers();
  const vehicle = offlineBook.vehicles?.find(one => one.hashId === hashId);
  const seller = vehicle?.contact?.value;
  const name = vehicle?.name ?? hashId;
  return (
    <Page as="main" id="content" aria-label={t('boardHandover:title')}>
      <PageHead title={t('boardHandover:title')} lead={name === hashId ? hashId : `${name} · ${hashId}`} keepsLead>
        <Link to="/" className={kitClass({ inline: true, align: 'center', minHeight: 'control' })}>
          {t('boardHandover:toVehicles')}
        </Link>
        {/* Not every device tells that the network is back. */}
        <Button busy={session.state.step === 'unknown'} onClick={() => void session.check()}>
          {t('shared:tryAgain')}
        </Button>
      </PageHead>
      {handover ? (
        <HandoverRecord
          handover={handover}
          facts={{
            hashId,
            name,
            dealer: handover.buyer?.firm ?? '',
            seller: seller ? [seller.name, ...seller.address].filter(Boolean).join(', ') : '',
            dealerName: handover.buyer?.name ?? '',
            sellerName: seller?.name ?? '',
            // Behind the postal code.
            sellerPlace: (seller?.address.at(-1) ?? '').replace(/^[\d\s-]+/, ''),
          }}
          notice={t('boardHandover:offline')}
          onReported={() => {}}
        />
      ) : (
        <Content className={styles.page}>
          <UnreadRecord />
        </Content>
      )}
    </Page>
  );
});
