import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { HashId } from '../../../domain/offers/Offer';
import { Link } from '../../shared/navigation';
import { IconLine } from '../../shared/offer/IconLine';
import { paths } from '../../shared/paths';
import { useHandoverMark } from './useHandoverMark';

/** What differed at the handover of a deal. Empty if nothing did. */
export const HandoverMark = observer(function HandoverMark({ hashId }: { readonly hashId: HashId }) {
  const text = useHandoverMark()(hashId);
  if (text === null) return null;
  return (
    <IconLine icon={TriangleAlert}>
      <Link to={paths.handover(hashId)}>{text}</Link>
    </IconLine>
  );
});
