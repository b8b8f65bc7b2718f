import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { offerYear } from '../../../domain/offers/vehicle/offerYear';
import { FactLines } from '../../shared/offer/FactLines';
import { VehiclePhoto } from '../../shared/offer/VehiclePhoto';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ShortlistPage.module.css';

interface ShortlistRowProps {
  readonly hashId: HashId;
  /** Whether the row has the dealer's limit and note. */
  readonly hasOwn: boolean;
  readonly isTicked: boolean;
  /** How many lines of the note are printed. */
  readonly noteLines: number;
  readonly onTick: (hashId: HashId, isTicked: boolean) => void;
}

export const ShortlistRow = observer(function ShortlistRow(props: ShortlistRowProps) {
  const { hashId, hasOwn, isTicked, noteLines, onTick } = props;
  const { t } = useTexts(['boardShortlist', 'shared']);
  const { money, number } = useFormat();
  const offer = useInjection(OfferRegistry).get(hashId);
  const book = useInjection(BookStore);
  if (!offer) return null;
  const name = offerName(offer);
  const { photo, vehicleType, totalMileage, highestBid, buyNowPrice, minimalPrice } = offer;
  const limit = hasOwn ? book.get('limits', hashId) : undefined;
  const amount = (value: number | undefined, shown: () => string) =>
    value !== undefined && value > 0 && <span translate="no">{shown()}</span>;
  const facts = [
    offerYear(offer),
    totalMileage !== null && t('shared:units.kilometres', { value: number(totalMileage) }),
  ];
  return (
    <li
      className={styles.row}
      data-ticked={isTicked}
      data-offer={hashId}
      style={{ ['--note-lines' as string]: noteLines }}
    >
      <input
        type="checkbox"
        aria-label={t('boardShortlist:tick', { name })}
        checked={isTicked}
        className={styles.tick}
        onChange={({ target }) => onTick(hashId, target.checked)}
      />
      <div className={styles.photo}>
        {/* A lazy photo may be missing on paper. */}
        <VehiclePhoto address={photo} type={vehicleType} loading="eager" />
      </div>
      <div className={styles.about} translate="no">
        <h2>{name}</h2>
        <p>{[hashId, ...facts].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.amounts}>
        <FactLines
          lines={[
            [t('boardShortlist:highestBid'), amount(highestBid, () => money(highestBid))],
            [t('boardShortlist:minimalPrice'), amount(minimalPrice, () => money(minimalPrice))],
            [t('boardShortlist:buyNow'), amount(buyNowPrice, () => money(buyNowPrice))],
            [t('boardShortlist:limit'), amount(limit, () => money(limit!))],
          ]}
        />
      </div>
      <div className={styles.note}>
        <p className={styles.words}>
          <span>{hasOwn && book.get('notes', hashId)}</span>
          <span className={styles.cut} aria-hidden>
            {t('boardShortlist:cut')}
          </span>
        </p>
      </div>
    </li>
  );
});
