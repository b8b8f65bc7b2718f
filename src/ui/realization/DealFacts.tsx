import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { mailLink, phoneLink } from '../../domain/realization/ContactLinks';
import { dealTotal, type RealizationDetails } from '../../domain/realization/RealizationDetails';
import { addressLines } from '../../domain/realization/TransportRoute';
import { mapSearch } from '../../domain/shared/mapSearch';
import { FileLink } from '../shared/FileLink';
import { Icon } from '../shared/Icon';
import { EmailText } from '../shared/texts/EmailText';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import styles from './Deal.module.css';

/** The seller, the amounts and the documents of a realization. Unknown values have no line. */
export function DealFacts({ realization }: { readonly realization: RealizationDetails }) {
  const { t } = useTexts('realization');
  const { money } = useFormat();
  const { sellerFirstName, sellerLastName, creditBank, creditNumber } = realization;
  const address = addressLines(realization);
  const total = dealTotal(realization);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('seller'), `${sellerFirstName} ${sellerLastName}`.trim()],
    [t('address'), address.length > 0 && <SellerAddress lines={address} />],
    [t('phone'), realization.phone && linked(realization.phone, phoneLink(realization.phone))],
    [
      t('email'),
      realization.sellerEmail &&
        linked(<EmailText email={realization.sellerEmail} />, mailLink(realization.sellerEmail)),
    ],
    [t('clientPrice'), realization.clientPrice !== null && money(realization.clientPrice)],
    [t('commission'), realization.commission !== null && money(realization.commission)],
    [t('total'), total !== null && money(total)],
    [t('creditBank'), creditBank],
    [t('creditNumber'), creditNumber],
  ];
  const papers = [
    [t('vehicleData'), realization.vehicleDataPdf],
    [t('contract'), realization.contractPdf],
  ] as const;
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ul className={styles.papers}>
        {papers.map(
          ([name, paper]) =>
            paper && (
              <li key={name}>
                <FileLink address={paper} subject={name}>
                  {name}
                </FileLink>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function linked(text: ReactNode, address: string | null): ReactNode {
  return address ? <a href={address}>{text}</a> : text;
}

/** An address, one line below the other. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map(line => <span key={line}>{line}</span>);
}

function SellerAddress({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTexts('realization');
  return (
    <>
      <AddressLines lines={lines} />
      <a href={mapSearch(lines.join(', '))} target="_blank" rel="noopener noreferrer" className={styles.map}>
        <span>{t('openInMaps')}</span> <Icon of={ExternalLink} size={14} />
      </a>
    </>
  );
}
