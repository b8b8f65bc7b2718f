import { observer } from 'mobx-react-lite';
import { useMatch } from 'react-router';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnSession } from '../../application/signIn/OwnSession';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { Button } from '../shared/Button';
import { FailureNotice } from '../shared/FailureNotice';
import { lazyView } from '../shared/loading/lazyView';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { PublicScreen } from './PublicScreen';

const LazyOfflineVehicles = lazyView(
  () => import(/* webpackChunkName: "offline-vehicles" */ '../offline/OfflineVehicles'),
  'OfflineVehicles',
  {
    needs: ['texts'],
  },
);

/** In the place of the record of a handover. */
const LazyOfflineHandover = lazyView(
  () => import(/* webpackChunkName: "handover" */ '../board/handover/OfflineHandover'),
  'OfflineHandover',
  {
    needs: ['texts'],
  },
);

/** The dealer is still signed in, but the profile could not be loaded. */
export const ProfileFailurePage = observer(function ProfileFailurePage({ failure }: { readonly failure: Failure }) {
  const { t } = useTexts('session');
  const session = useInjection(SessionStore);
  const ownSession = useInjection(OwnSession);
  useTitle(t('unreachableTitle'));
  const hashId = useMatch(paths.handoverPattern)?.params.id as HashId | undefined;
  // At a yard there is often no network.
  if (hashId && isUnreachable(failure)) return <LazyOfflineHandover key={hashId} hashId={hashId} />;
  return (
    <PublicScreen aside={isUnreachable(failure) && <LazyOfflineVehicles />}>
      <FailureNotice title={t('unreachable')} failure={failure} onTryAgain={() => void session.check()} />
      <Button busy={session.leaving} onClick={() => void ownSession.signOut({ removeData: false })}>
        {t('signOut')}
      </Button>
    </PublicScreen>
  );
});

/** As without a network. */
const isUnreachable = ({ reason }: Failure): boolean => ['offline', 'timedOut', 'sessionNotRenewed'].includes(reason);
