import { observer } from 'mobx-react-lite';
import { OpenClient } from '../../../application/selling/clients/OpenClient';
import type { ClientId } from '../../../domain/selling/clients/Client';
import common from '../../shared/common.module.css';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';

interface ClientLoadStatusProps {
  readonly id: ClientId;
  /** Shown while the client is loading. */
  readonly loadingText: string;
}

/** Shown instead of a client that is loading, missing or failed to load. */
export const ClientLoadStatus = observer(function ClientLoadStatus({ id, loadingText }: ClientLoadStatusProps) {
  const { t } = useTexts('clients');
  const openClient = useInjection(OpenClient);
  const { state } = openClient;
  if (state.step === 'failed') {
    return (
      <SellingFailure
        title={t('details.failed')}
        failure={state.failure}
        onTryAgain={() => void openClient.execute(id)}
      />
    );
  }
  if (state.step === 'missing') {
    return (
      <div className={common.empty} role="alert">
        <h2>{t('details.missing')}</h2>
        <Link to={paths.clients}>{t('toList')}</Link>
      </div>
    );
  }
  return (
    <p className={styles.waiting} role="status">
      {loadingText}
    </p>
  );
});
