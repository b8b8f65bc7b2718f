import { observer } from 'mobx-react-lite';
import { Resale } from '../../../application/selling/resale/Resale';
import type { Offer } from '../../../domain/offers/Offer';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Row, Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { Link, useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SellingFailure } from '../SellingFailure';
import { DealInvoiceButton } from './DealInvoiceButton';

export const ResaleButtons = observer(function ResaleButtons({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('sellingInvoices');
  const resale = useInjection(Resale);
  const { navigate } = useNavigation();
  const state = resale.stepOf(offer.hashId);

  const handleAdd = async () => {
    const isDone = await resale.addToMotorbikes(offer);
    if (!isDone) void navigate(paths.vehicles);
  };
  return (
    <Stack as="section" gap={1} aria-label={t('deal.title')}>
      <Row gap={2} wrap>
        {offer.vehicleType === 'Motorbike' && state.step !== 'added' && (
          <Button busy={state.step === 'sending'} onClick={() => void handleAdd()}>
            {t('deal.addToMotorbikes')}
          </Button>
        )}
        <p role="status">
          {state.step === 'added' && <Link to={paths.vehicles}>{t('deal.added')}</Link>}
          {state.step === 'sending' && state.isAnswerLost && <span>{t('checkingSaved')}</span>}
        </p>
        <DealInvoiceButton offer={offer} />
      </Row>
      {state.step === 'failed' && <SellingFailure title={t(headingOf(state))} failure={state.failure} />}
    </Stack>
  );
});

function headingOf({ what, failure }: { readonly what: 'read' | 'lookUp' | 'add'; readonly failure: Failure }) {
  if (what === 'read') return 'deal.notRead';
  return what === 'add' && leavesOutcomeOpen(failure) ? 'perhapsSaved' : 'deal.notAdded';
}
