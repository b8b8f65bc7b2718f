import { CalendarDays, Clock } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OwnPurchases } from '../../application/bidding/deal/OwnPurchases';
import { handoverClock, nextStep } from '../../domain/deals/DealStage';
import type { Deal } from '../../domain/offers/Deal';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Link } from '../shared/navigation';
import { IconLine } from '../shared/offer/IconLine';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { usePickupText } from './usePickupText';

interface NextStepLineProps {
  readonly offer: Offer;
  readonly deal: Deal;
}

/** What to do next with a vehicle that is not picked up, and the hours that are left for it. */
export const NextStepLine = observer(function NextStepLine({ offer, deal }: NextStepLineProps) {
  const { t } = useTexts(['deals', 'bidding']);
  const { moment } = useFormat();
  const time = useInjection(OwnPurchases).timeOf(offer.hashId);
  const clock = handoverClock(time?.at ?? null, useNow());

  const clockText = () => {
    if (clock.state === 'unknown') return null;
    const { passed } = clock;
    if (time?.isLatest) {
      const since = moment(time.at);
      return clock.state === 'over'
        ? t('deals:clock.overSince', { since })
        : t('deals:clock.runningSince', { since, left: clock.left });
    }
    return clock.state === 'over' ? t('deals:clock.over', { passed }) : t('deals:clock.running', { left: clock.left });
  };
  const left = clockText();
  return (
    <Stack gap={1} paddingTop={2.5} lineAbove>
      {left !== null && (
        <Text as="p" tabular {...(clock.state === 'over' && ({ tone: 'warning', weight: 'medium' } as const))}>
          <IconLine icon={Clock}>{left}</IconLine>
        </Text>
      )}
      <p>
        <PickupDate hashId={offer.hashId} />
      </p>
      <SmallText>{t('bidding:handover')}</SmallText>
      {nextStep(deal) === 'awaitTransport' && <SmallText>{t('deals:confirmOnArrival')}</SmallText>}
    </Stack>
  );
});

/** When the tour picks up a deal. It leads to the tour, where the dealer changes it. Empty without a date. */
const PickupDate = observer(function PickupDate({ hashId }: { readonly hashId: HashId }) {
  const text = usePickupText()(hashId);
  if (text === null) return null;
  return (
    <IconLine icon={CalendarDays}>
      <Link to={paths.pickup}>{text}</Link>
    </IconLine>
  );
});
