import { observer } from 'mobx-react-lite';
import { boardPlace, nextColumn, skippedColumns } from '../../domain/board/BoardColumn';
import { type Deal, isPickedUp } from '../../domain/offers/Deal';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { HandoverMark } from '../board/handover/HandoverMark';
import { Stack } from '../kit/Layout';
import { Text } from '../kit/Text';
import type { Elements } from '../shared/Elements';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { DealSteps } from './DealSteps';
import { NextPress } from './NextPress';
import { usePickupText } from './usePickupText';

interface DealNextProps {
  readonly offer: Offer;
  readonly deal: Deal;
  /** Shown while others have to do something. */
  readonly children: Elements;
}

/** In a row: how far a deal is, and what the dealer does next. */
export const DealNext = ({ offer, deal, children }: DealNextProps) => (
  <>
    <NamedSteps hashId={offer.hashId} deal={deal} />
    <HandoverMark hashId={offer.hashId} />
    <NextPress offer={offer}>{children}</NextPress>
  </>
);

const namesLook = { tone: 'tertiary', size: 'caption', lineHeight: 'caption', cut: true } as const;

interface NamedStepsProps {
  readonly hashId: HashId;
  readonly deal: Deal;
}

/** The steps as a bar, and below it when the vehicle is picked up, or else the names of the current and the next step. */
export const NamedSteps = observer(function NamedSteps({ hashId, deal }: NamedStepsProps) {
  const { t } = useTexts('board');
  const pickup = usePickupText()(hashId);
  const next = nextColumn(deal);
  if (pickup !== null && !isPickedUp(deal)) {
    return (
      <Stack gap={1}>
        <DealSteps deal={deal} isBar />
        <Text as="p" {...namesLook} title={pickup}>
          <Link to={paths.pickup}>{pickup}</Link>
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap={1}>
      <DealSteps deal={deal} isBar />
      {/* The bar says the same to a screen reader. */}
      <Text as="p" {...namesLook} aria-hidden>
        <span>{t(`columns.${boardPlace(deal)}`)}</span>{' '}
        {next !== null && <Text tone="primary" weight="medium">{`\u2192 ${t(`columns.${next}`)}`}</Text>}
        {skippedColumns(deal).length > 0 && <span title={t('skipped')}>{`\u00b7 ${t('skippedShort')}`}</span>}
      </Text>
    </Stack>
  );
});
