import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PickupTour } from '../../../../application/board/PickupTour';
import { BookStore } from '../../../../application/book/BookStore';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import { SessionStore } from '../../../../application/session/SessionStore';
import { sellerName } from '../../../../domain/board/ContentLines';
import { dealChecks } from '../../../../domain/board/DealCheck';
import { addressLines, dealerLines } from '../../../../domain/deals/TransportRoute';
import { offerName } from '../../../../domain/offers/Offer';
import { Text } from '../../../kit/Text';
import { useVehicleText } from '../../../offers/page/VehicleData';
import { FactLines } from '../../../shared/offer/FactLines';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import type { PlannedDeal } from '../usePlannedDeals';
import styles from './Paper.module.css';

interface PickupSheetProps {
  readonly deal: PlannedDeal;
  /** Counts from 1. */
  readonly place: number;
}

/** What the driver needs at one stop. The seller may see it, so it has no note, limit or commission of the dealer. */
export const PickupSheet = observer(function PickupSheet({ deal, place }: PickupSheetProps) {
  const { t } = useTexts(['boardPickup', 'board', 'deals']);
  const { money, moment, calendarDate } = useFormat();
  const done = useInjection(BookStore).get('checks', deal.offer.hashId) ?? [];
  const { driver, car } = useInjection(PickupTour).plan;
  const { dealer } = useInjection(SessionStore);
  const vehicle = useInjection(OpenedOffers).detailOf(deal.offer.hashId)?.vehicle;
  const textOf = useVehicleText();
  const { offer, seller, date, time } = deal;
  const price = seller.clientPrice !== null && money(seller.clientPrice);
  const toPay = done.includes('paid') ? t('boardPickup:sheet.paid') : price;
  const own = (text: ReactNode) => text && <span translate="no">{text}</span>;
  return (
    <article className={styles.sheet} data-kind="stop">
      <header>
        <p className={styles.kind}>{t('boardPickup:sheet.stop', { place })}</p>
        <h3 translate="no">{offerName(offer)}</h3>
        <div className={styles.facts}>
          <FactLines
            lines={[
              [t('boardPickup:time'), own(time === null ? date && calendarDate(date) : moment(time))],
              [t('boardPickup:sheet.seller'), own(sellerName(seller))],
              [t('boardPickup:sheet.address'), own(addressLines(seller).join(', '))],
              [
                t('boardPickup:sheet.phone'),
                seller.phone && (
                  <Text as="strong" size="title" weight="strong" translate="no">
                    {seller.phone}
                  </Text>
                ),
              ],
              [t('boardPickup:sheet.price'), own(price)],
              [t('deals:creditBank'), own(seller.creditBank)],
              [t('deals:creditNumber'), own(seller.creditNumber)],
            ]}
          />
        </div>
      </header>
      <FillInLines
        lines={[
          [t('boardPickup:sheet.toPay'), toPay],
          [t('boardPickup:sheet.number'), offer.hashId],
          [t('boardPickup:sheet.vin'), vehicle?.vin],
          // The server does not know it.
          [t('boardPickup:sheet.plate'), null],
          [t('boardPickup:sheet.colour'), textOf('color', vehicle?.color)],
          [t('boardPickup:sheet.firstRegistration'), textOf('firstRegistration', vehicle?.firstRegistration)],
          [t('boardPickup:sheet.firm'), dealerLines(dealer).join(', ')],
          [t('boardPickup:sheet.driver'), [driver, car].filter(text => text.trim() !== '').join(', ')],
        ]}
      />
      <ul className={styles.list}>
        {dealChecks.map(check => (
          <li key={check} data-done={done.includes(check)}>
            {t(`board:checks.${check}`)}
          </li>
        ))}
        {(['identity', 'condition', 'photos'] as const).map(check => (
          <li key={check}>{t(`boardPickup:sheet.checks.${check}`)}</li>
        ))}
      </ul>
      <SignatureLines names={[t('boardPickup:sheet.handedOver'), t('boardPickup:sheet.takenOver')]} />
    </article>
  );
});

interface FillInLinesProps {
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts of a paper. One that nobody states is a line to fill in by hand. */
export function FillInLines({ lines }: FillInLinesProps) {
  return (
    <dl className={styles.form}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no" data-blank={typeof value === 'string' ? !value.trim() : !value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines to sign on, each with what belongs on it. */
export function SignatureLines({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.signatures}>
      {names.map(name => (
        <p key={name}>{name}</p>
      ))}
    </div>
  );
}
