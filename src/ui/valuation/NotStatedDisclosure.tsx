import { CircleCheck } from 'lucide';
import { AskSeller } from '../../application/valuation/AskSeller';
import type { Offer } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import { notStated, type OfferFact, type StatedInRow } from '../../domain/valuation/NotStated';
import { Button } from '../shared/Button';
import { Disclosure } from '../shared/Disclosure';
import { Icon } from '../shared/Icon';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './NotStatedDisclosure.module.css';

type Named = Pick<Offer, 'hashId' | 'label1' | 'label2'>;

interface NotStatedDisclosureProps {
  readonly offer: Named & StatedInRow;
  /** Undefined until it has loaded. The button is there before, so that nothing moves. */
  readonly detail: OfferDetail | undefined;
}

/** The button that opens the facts that the seller left out. If there are none, a line in its place says so. */
export function NotStatedDisclosure({ offer, detail }: NotStatedDisclosureProps) {
  const { t } = useTexts(['offersVehicle', 'shared']);
  const { number } = useFormat();
  const facts = detail && notStated(offer, detail);
  if (facts?.length === 0) {
    return (
      <p className={styles.complete}>
        <Icon of={CircleCheck} size={16} /> <span>{t('offersVehicle:notStated.nothing')}</span>
      </p>
    );
  }
  return (
    <Disclosure
      name={t('offersVehicle:notStated.title')}
      preference="notStated"
      role="region"
      className={styles.panel}
      summary={facts && <span className={styles.count}>{number(facts.length)}</span>}
    >
      {facts ? <Facts offer={offer} facts={facts} /> : <p role="status">{t('shared:loading')}</p>}
    </Disclosure>
  );
}

interface FactsProps {
  readonly offer: Named;
  readonly facts: readonly OfferFact[];
}

function Facts({ offer: { hashId, label1, label2 }, facts }: FactsProps) {
  const { t } = useTexts('offersVehicle');
  const askSeller = useInjection(AskSeller);
  const names = facts.map(fact => t(`facts.${fact}`));

  const handleAsk = () => {
    const vehicle = [label1, label2].filter(Boolean).join(' ');
    const question = t('notStated.question', { vehicle, number: hashId });
    void askSeller.execute(hashId, [question, ...names.map(name => `- ${name}`)].join('\n'));
  };

  return (
    <>
      <ul className={styles.facts}>
        {names.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button className={styles.ask} onClick={handleAsk}>
        {t('notStated.ask')}
      </Button>
    </>
  );
}
