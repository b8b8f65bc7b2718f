import { CalendarDays } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { HashId } from '../../domain/offers/Offer';
import { Link } from '../shared/navigation';
import { IconLine } from '../shared/offer/IconLine';
import { paths } from '../shared/paths';
import { usePickupText } from './usePickupText';

/** When the tour picks up a deal. It leads to the tour, where the dealer changes it. Empty without a date. */
export const PickupDate = observer(function PickupDate({ hashId }: { readonly hashId: HashId }) {
  const text = usePickupText()(hashId);
  if (text === null) return null;
  return (
    <IconLine icon={CalendarDays}>
      <Link to={paths.pickup}>{text}</Link>
    </IconLine>
  );
});
