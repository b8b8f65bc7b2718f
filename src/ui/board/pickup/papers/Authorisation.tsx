import { observer } from 'mobx-react-lite';
import { PickupTour } from '../../../../application/board/PickupTour';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import { Clock } from '../../../../application/ports/Clock';
import { SessionStore } from '../../../../application/session/SessionStore';
import { sellerName } from '../../../../domain/board/ContentLines';
import type { PaperLanguage } from '../../../../domain/board/PaperLanguage';
import { addressLines, dealerLines } from '../../../../domain/deals/TransportRoute';
import { offerName } from '../../../../domain/offers/Offer';
import { formatIn } from '../../../shared/texts/useFormat';
import { useInjection } from '../../../shared/useInjection';
import type { PlannedDeal } from '../usePlannedDeals';
import { authorisationWords } from './authorisationWords';
import { FillInLines, SignatureLines } from './FillInLines';
import styles from './Paper.module.css';

interface AuthorisationProps {
  readonly deal: PlannedDeal;
  readonly language: PaperLanguage;
}

/** Lets the driver pick up one vehicle for the dealer, in the language of the seller. What is not known stays a blank. */
export const Authorisation = observer(function Authorisation({ deal, language }: AuthorisationProps) {
  const words = authorisationWords[language];
  const { date, calendarDate } = formatIn(language);
  const now = useInjection(Clock).deviceNow();
  const { dealer } = useInjection(SessionStore);
  const { driver, car } = useInjection(PickupTour).plan;
  const vin = useInjection(OpenedOffers).detailOf(deal.offer.hashId)?.vehicle?.vin;
  const { offer, seller, date: day } = deal;
  return (
    <article className={styles.sheet} lang={language}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <FillInLines
        lines={[
          [words.dealer, dealerLines(dealer).join(', ')],
          [words.driver, driver],
          [words.identityCard, null],
          [words.car, car],
          [words.vehicle, offerName(offer)],
          [words.number, offer.hashId],
          [words.vin, vin],
          // The server does not know it.
          [words.plate, null],
          [words.seller, [sellerName(seller), ...addressLines(seller)].filter(Boolean).join(', ')],
          [words.day, day && calendarDate(day)],
        ]}
      />
      <p>{words.scope}</p>
      <p className={styles.made}>{words.made(date(now))}</p>
      <SignatureLines names={[words.signedByDealer, words.signedByDriver]} />
    </article>
  );
});
