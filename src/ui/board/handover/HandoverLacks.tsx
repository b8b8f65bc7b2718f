import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { handoverCount, isBegun } from '../../../domain/handover/Handover';
import type { HashId } from '../../../domain/offers/Offer';
import { Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';

/** What a dealer who has begun a handover should know before the pickup is confirmed. It forbids nothing. */
export const HandoverLacks = observer(function HandoverLacks({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('boardHandover');
  const handover = useBook().get('handovers', hashId);
  if (!handover || !isBegun(handover)) return null;
  const { unchecked, unreported } = handoverCount(handover);
  const said = [
    unchecked > 0 && t('pickup.unchecked', { count: unchecked }),
    unreported > 0 && t('pickup.unreported', { count: unreported }),
    handover.takenBack.length > 0 && t('pickup.takenBack'),
  ].filter(text => text !== false);
  if (said.length === 0) return null;
  return (
    <Row as="p" gap={2} firstLine tone="warning">
      <Icon of={TriangleAlert} size={16} /> <span>{said.join(' ')}</span>
    </Row>
  );
});
