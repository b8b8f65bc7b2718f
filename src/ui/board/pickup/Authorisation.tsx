import { observer } from 'mobx-react-lite';
import { PickupStore } from '../../../application/board/PickupStore';
import { OfferDetails } from '../../../application/offers/OfferDetails';
import { Clock } from '../../../application/ports/Clock';
import { SessionStore } from '../../../application/session/SessionStore';
import { sellerName } from '../../../domain/board/ContactFile';
import { offerName } from '../../../domain/offers/Offer';
import { addressLines } from '../../../domain/realization/TransportRoute';
import type { Dealer } from '../../../domain/session/Dealer';
import type { Language } from '../../../domain/shared/Language';
import { formatIn } from '../../shared/texts/useFormat';
import { textsIn } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './Paper.module.css';
import { SignatureLines } from './SignatureLines';
import type { PlannedDeal } from './usePlannedDeals';

interface AuthorisationProps {
  readonly deal: PlannedDeal;
  /** Its texts have been loaded. */
  readonly language: Language;
}

/** Lets the driver pick up one vehicle for the dealer, in the language of the seller. What is not known stays a blank. */
export const Authorisation = observer(function Authorisation({ deal, language }: AuthorisationProps) {
  const { t } = textsIn(language, 'boardPickup');
  const { date } = formatIn(language);
  const now = useInjection<Clock>(Clock).now();
  const { dealer } = useInjection(SessionStore);
  const { driver, car } = useInjection(PickupStore).plan;
  const vin = useInjection(OfferDetails).get(deal.offer.hashId)?.vehicle?.vin;
  const { offer, seller, time } = deal;
  const facts = [
    [t('authorisation.dealer'), dealerLines(dealer).join(', ')],
    [t('authorisation.driver'), driver],
    [t('authorisation.identityCard'), ''],
    [t('authorisation.car'), car],
    [t('authorisation.vehicle'), offerName(offer)],
    [t('authorisation.number'), offer.hashId],
    [t('authorisation.vin'), vin],
    [t('authorisation.seller'), [sellerName(seller), ...addressLines(seller)].filter(Boolean).join(', ')],
    [t('authorisation.day'), time === null ? '' : date(time)],
  ] as const;
  return (
    <article className={styles.sheet} lang={language}>
      <h3>{t('authorisation.title')}</h3>
      <p>{t('authorisation.text')}</p>
      <dl className={styles.form}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no" data-blank={!value?.trim()}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('authorisation.scope')}</p>
      <p className={styles.made}>{t('authorisation.made', { date: date(now) })}</p>
      <SignatureLines names={[t('authorisation.signedByDealer'), t('authorisation.signedByDriver')]} />
    </article>
  );
});

function dealerLines(dealer: Dealer | null): readonly string[] {
  if (dealer === null) return [];
  const { firstName, lastName, companyName, phone } = dealer;
  return [companyName, `${firstName} ${lastName}`, ...addressLines(dealer), phone]
    .map(line => line.trim())
    .filter(line => line !== '');
}
