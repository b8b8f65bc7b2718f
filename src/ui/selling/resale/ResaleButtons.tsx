import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Resale } from '../../../application/selling/resale/Resale';
import type { Offer } from '../../../domain/offers/Offer';
import { clientName } from '../../../domain/selling/clients/Client';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Row, Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { useDialogAbove } from '../../shared/dialogs/DialogPlace';
import { Link, useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ClientPicker } from '../clients/ClientPicker';
import { SellingFailure } from '../SellingFailure';
import { useStartInvoice } from './useStartInvoice';

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

/** Starts an invoice for the vehicle, to a client that the dealer picks. A vehicle that is sold names its invoice instead. */
const DealInvoiceButton = observer(function DealInvoiceButton({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('sellingInvoices');
  const resale = useInjection(Resale);
  const startInvoice = useStartInvoice();
  const showDialog = useDialogAbove();
  useEffect(() => void resale.readSales(), [resale]);
  const sold = resale.soldWith(offer);

  const handleStart = async () => {
    const proposal = await resale.invoiceFor(offer);
    if (!proposal) return;
    const handleCancel = () => showDialog(null);
    showDialog(
      <ClientPicker
        invoice={proposal}
        onCancel={handleCancel}
        onSelect={client => {
          handleCancel();
          void startInvoice({ client: client.id, clientName: clientName(client), proposal });
        }}
      />,
    );
  };
  if (sold) return <Link to={paths.issuedInvoices}>{t('deal.soldWith', { number: sold.number })}</Link>;
  return <Button onClick={() => void handleStart()}>{t('deal.startInvoice')}</Button>;
});
