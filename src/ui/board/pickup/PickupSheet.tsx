import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BookStore } from '../../../application/book/BookStore';
import { sellerName } from '../../../domain/board/ContactFile';
import { dealChecks } from '../../../domain/book/BookRecord';
import { offerName } from '../../../domain/offers/Offer';
import { addressLines } from '../../../domain/realization/TransportRoute';
import { FactLines } from '../../realization/FactLines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './Paper.module.css';
import { QrCode } from './QrCode';
import { SignatureLines } from './SignatureLines';
import type { PlannedDeal } from './usePlannedDeals';

interface PickupSheetProps {
  readonly deal: PlannedDeal;
  /** Counts from 1. */
  readonly place: number;
}

/** What the driver needs at one stop. The seller may see it, so it has no note, limit or commission of the dealer. */
export const PickupSheet = observer(function PickupSheet({ deal, place }: PickupSheetProps) {
  const { t } = useTexts(['boardPickup', 'board']);
  const { money, moment } = useFormat();
  const done = useInjection(BookStore).get('checks', deal.offer.hashId) ?? [];
  const { offer, seller, time } = deal;
  const own = (text: ReactNode) => text && <span translate="no">{text}</span>;
  return (
    <article className={styles.sheet} data-half>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>{t('boardPickup:sheet.stop', { place })}</p>
          <h3 translate="no">{offerName(offer)}</h3>
        </div>
        <figure className={styles.code}>
          <QrCode text={offer.hashId} name={t('boardPickup:sheet.code', { number: offer.hashId })} />
          <figcaption translate="no">{offer.hashId}</figcaption>
        </figure>
      </header>
      <div className={styles.facts}>
        <FactLines
          lines={[
            [t('boardPickup:time'), own(time !== null && moment(time))],
            [t('boardPickup:sheet.seller'), own(sellerName(seller))],
            [t('boardPickup:sheet.phone'), own(seller.phone)],
            [t('boardPickup:sheet.address'), own(addressLines(seller).join(', '))],
            [t('boardPickup:sheet.price'), own(seller.clientPrice !== null && money(seller.clientPrice))],
          ]}
        />
      </div>
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
