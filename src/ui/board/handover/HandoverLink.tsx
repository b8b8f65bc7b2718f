import { ClipboardCheck } from 'lucide';
import type { HashId } from '../../../domain/offers/Offer';
import * as buttons from '../../shared/Button.module.css';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
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
