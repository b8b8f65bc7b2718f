import type { Invoice } from '../../domain/invoices/Invoice';
import { OfferNumber } from '../offers/parts/OfferNumber';
import { FileLink } from '../shared/FileLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import styles from './InvoiceRow.module.css';

/** An invoice with its file and its vehicle. The link leads to the offer and is labelled with the offer's number. */
export function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTexts(['invoices', 'offers']);
  const { money } = useFormat();
  const { displayNumber, file, offer, label1, label2, photo, vehicleType, finalPrice } = invoice;
  return (
    <li className={styles.row} data-offer={offer ?? undefined} tabIndex={-1}>
      <div className={styles.photo}>
        <VehiclePhoto address={photo} type={vehicleType} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.number} translate="no">
          {displayNumber}
        </h2>
        <p className={styles.labels} translate="no">
          {`${label1} ${label2}`.trim() || offer}
        </p>
        {offer !== null && <OfferNumber hashId={offer} />}
      </div>
      {finalPrice !== null && (
        <p className={styles.price} translate="no">
          {money(finalPrice)}
        </p>
      )}
      {file ? (
        <FileLink address={file}>{t('invoices:openFile', { number: displayNumber })}</FileLink>
      ) : (
        <p className={styles.file}>{t('invoices:noFile')}</p>
      )}
    </li>
  );
}
