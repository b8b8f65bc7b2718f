import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { mailLink, mapSearch, phoneLink } from '../../domain/deals/ContactLinks';
import { addressLines } from '../../domain/deals/TransportRoute';
import type { Deal } from '../../domain/offers/Deal';
import { kitClass } from '../kit/kitElement';
import { Stack } from '../kit/Layout';
import { Icon } from '../shared/icons/Icon';
import { NewTabLink } from '../shared/NewTabLink';
import { FactLines } from '../shared/offer/FactLines';
import { EmailText } from '../shared/texts/EmailText';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './Deal.module.css';
import { DealPapers } from './DealPapers';

/** Whom to call, where the vehicle is, and its papers. */
export function DealContact({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('deals');
  const { sellerFirstName, sellerLastName, phone, sellerEmail } = deal;
  const address = addressLines(deal);
  return (
    <Stack gap={2} breakWords className={styles.facts}>
      <FactLines
        lines={[
          [t('seller'), `${sellerFirstName} ${sellerLastName}`.trim()],
          [t('phone'), phone && linked(phone, phoneLink(phone))],
          [t('address'), address.length > 0 && <SellerAddress lines={address} />],
          [t('email'), sellerEmail && linked(<EmailText email={sellerEmail} />, mailLink(sellerEmail))],
        ]}
      />
      <DealPapers deal={deal} />
    </Stack>
  );
}

function linked(text: ReactNode, address: string | null): ReactNode {
  return address ? <a href={address}>{text}</a> : text;
}

const block = kitClass({ block: true });

/** An address, one line below the other. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map(line => (
    <span key={line} className={block}>
      {line}
    </span>
  ));
}

function SellerAddress({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTexts('deals');
  return (
    <>
      <AddressLines lines={lines} />
      <NewTabLink href={mapSearch(lines.join(', '))} className={kitClass({ display: 'row', inline: true, gap: 1 })}>
        <span>{t('openInMaps')}</span> <Icon of={ExternalLink} size={14} />
      </NewTabLink>
    </>
  );
}
