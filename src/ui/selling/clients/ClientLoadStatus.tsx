import { observer } from 'mobx-react-lite';
import type { Resource } from '../../../application/shared/Resource';
import type { Client } from '../../../domain/selling/clients/Client';
import common from '../../shared/common.module.css';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { SellingFailure } from '../SellingFailure';
import styles from '../SellingPage.module.css';

interface ClientLoadStatusProps {
  readonly client: Resource<Client>;
  /** Shown while the client is loading. */
  readonly loadingText: string;
}

/** Shown instead of a client that is loading, missing or failed to load. */
export const ClientLoadStatus = observer(function ClientLoadStatus({ client, loadingText }: ClientLoadStatusProps) {
  const { t } = useTexts('clients');
  const { status, isMissing } = client;
  if (status.step === 'failed' && !isMissing) {
    return (
      <SellingFailure title={t('details.failed')} failure={status.failure} onTryAgain={() => void client.refresh()} />
    );
  }
  if (isMissing) {
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
