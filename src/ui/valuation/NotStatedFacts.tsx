import { observer } from 'mobx-react-lite';
import { OfferDetails } from '../../application/offers/OfferDetails';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { AskSeller } from '../../application/valuation/AskSeller';
import type { HashId } from '../../domain/offers/Offer';
import { notStated } from '../../domain/valuation/NotStated';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './MyCalculation.module.css';

/** The facts that the seller left out, and a question about them. */
export const NotStatedFacts = observer(function NotStatedFacts({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts(['valuation', 'offersVehicle']);
  const askSeller = useInjection(AskSeller);
  const offer = useInjection(OfferRegistry).get(hashId);
  const detail = useInjection(OfferDetails).get(hashId);
  const facts = offer && detail ? notStated(offer, detail) : [];
  if (!offer || facts.length === 0) return null;
  const names = facts.map(fact => t(`offersVehicle:facts.${fact}`));

  const handleAsk = () => {
    const vehicle = [offer.label1, offer.label2].filter(Boolean).join(' ');
    const question = t('valuation:question', { vehicle, number: hashId });
    void askSeller.execute(hashId, [question, ...names.map(name => `- ${name}`)].join('\n'));
  };

  return (
    <section aria-label={t('valuation:notStated')} className={styles.part}>
      <h2 className={styles.subtitle}>{t('valuation:notStated')}</h2>
      <ul className={styles.facts}>
        {names.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button onClick={handleAsk}>{t('valuation:ask')}</Button>
    </section>
  );
});
