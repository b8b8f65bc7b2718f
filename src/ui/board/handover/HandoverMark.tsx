import { ClipboardCheck, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { HashId } from '../../../domain/offers/Offer';
import { Link } from '../../shared/navigation';
import { IconLine } from '../../shared/offer/IconLine';
import { paths } from '../../shared/paths';
import { useHandoverMark } from './useHandoverMark';

/** How far the handover of a deal is, and what differed there. Empty if it is not begun. */
export const HandoverMark = observer(function HandoverMark({ hashId }: { readonly hashId: HashId }) {
  const mark = useHandoverMark()(hashId);
  if (mark === null) return null;
  const { differs, state } = mark;
  return (
    <>
      {differs !== null && (
        <IconLine icon={TriangleAlert}>
          <Link to={paths.handover(hashId)}>{differs}</Link>
        </IconLine>
      )}
      <IconLine icon={ClipboardCheck}>
        {differs === null ? <Link to={paths.handover(hashId)}>{state}</Link> : state}
      </IconLine>
    </>
  );
});
