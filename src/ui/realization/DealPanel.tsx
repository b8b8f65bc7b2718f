import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeepTransportNotes } from '../../application/bidding/bar/KeepTransportNotes';
import type { DealBar } from '../../domain/bidding/ActionBar';
import type { Offer } from '../../domain/offers/Offer';
import { useInjection } from '../shared/useInjection';
import { ArchivedDeal } from './ArchivedDeal';
import { DealThanks } from './DealThanks';
import { PickUpBar } from './PickUpBar';
import { TransportForm } from './TransportForm';

interface DealPanelProps {
  readonly offer: Offer;
  /** Null for an archived realization. */
  readonly bar: DealBar | null;
  readonly onPage: boolean;
}

/** The next step for a bought vehicle: order the transport or confirm the pickup, if anything is left to do. */
export const DealPanel = observer(function DealPanel({ offer, bar, onPage }: DealPanelProps) {
  const notes = useInjection(KeepTransportNotes);
  useEffect(() => void notes.restore(), [notes]);

  const { realization } = offer;
  if (realization === null) return null;
  if (bar === null) return <ArchivedDeal offer={offer} realization={realization} />;
  if (bar === 'pickUp') return <PickUpBar offer={offer} realization={realization} onPage={onPage} />;
  if (bar === 'transport') return <TransportForm offer={offer} realization={realization} />;
  return <DealThanks offer={offer} realization={realization} bar={bar} onPage={onPage} />;
});
