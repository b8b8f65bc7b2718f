import { observer } from 'mobx-react-lite';
import type { Resource } from '../../../application/shared/Resource';
import type { Client } from '../../../domain/selling/clients/Client';
import { Empty } from '../../kit/Empty';
import { Text } from '../../kit/Text';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { SellingFailure } from '../SellingFailure';

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
      <Empty role="alert" title={t('details.missing')}>
        <Link to={paths.clients}>{t('toList')}</Link>
      </Empty>
    );
  }
  return (
    <Text as="p" tone="secondary" textAlign="center" paddingBlock={8} role="status">
      {loadingText}
    </Text>
  );
});
