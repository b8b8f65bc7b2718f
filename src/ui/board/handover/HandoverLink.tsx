import { ClipboardCheck, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { handoverCount, isBegun } from '../../../domain/handover/Handover';
import type { HashId } from '../../../domain/offers/Offer';
import { Row } from '../../kit/Layout';
import * as buttons from '../../shared/Button.module.css';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';

interface HandoverLinkProps {
  readonly hashId: HashId;
  /** The id of the heading of the deal. */
  readonly describedBy?: string;
}

/** Leads to the record of the handover of a deal. */
export function HandoverLink({ hashId, describedBy }: HandoverLinkProps) {
  const { t } = useTexts('boardHandover');
  return (
    <Link to={paths.handover(hashId)} className={`${buttons.button} ${buttons.quiet}`} aria-describedby={describedBy}>
      <Icon of={ClipboardCheck} size={16} /> <span>{t('title')}</span>
    </Link>
  );
}

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
