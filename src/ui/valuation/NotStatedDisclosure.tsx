import { CircleCheck } from 'lucide';
import { AskSeller } from '../../application/valuation/AskSeller';
import type { Offer } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import { askedFacts, notStated, type OfferFact, type StatedInRow } from '../../domain/valuation/NotStated';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { Disclosure } from '../shared/Disclosure';
import { Icon } from '../shared/icons/Icon';
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

/** The button that opens the facts that the seller left out, and those that the marketplace asks no seller for. */
export function NotStatedDisclosure({ offer, detail }: NotStatedDisclosureProps) {
  const { t } = useTexts(['offersVehicle', 'shared']);
  const { number } = useFormat();
  const facts = detail && notStated(offer, detail);
  return (
    <Disclosure
      name={t('offersVehicle:notStated.title')}
      preference="notStated"
      role="region"
      className={styles.panel}
      summary={facts && facts.length > 0 && <span className={styles.count}>{number(facts.length)}</span>}
    >
      {facts ? <Facts offer={offer} facts={facts} /> : <p role="status">{t('shared:loading')}</p>}
    </Disclosure>
  );
}

interface FactsProps {
  readonly offer: Named & StatedInRow;
  readonly facts: readonly OfferFact[];
}

function Facts({ offer, facts }: FactsProps) {
  const { t } = useTexts('offersVehicle');
  const askSeller = useInjection(AskSeller);
  const { hashId, label1, label2, vehicleType } = offer;
  const leftOut = facts.map(fact => t(`facts.${fact}`));
  const neverStated = askedFacts(vehicleType).map(fact => t(`notStated.asked.${fact}`));

  const handleAsk = () => {
    const vehicle = [label1, label2].filter(Boolean).join(' ');
    const question = t('notStated.question', { vehicle, number: hashId });
    void askSeller.execute(hashId, [question, ...[...leftOut, ...neverStated].map(name => `- ${name}`)].join('\n'));
  };

  return (
    <>
      {leftOut.length === 0 ? (
        <p className={styles.complete}>
          <Icon of={CircleCheck} size={16} /> <span>{t('notStated.nothing')}</span>
        </p>
      ) : (
        <FactNames names={leftOut} />
      )}
      <p className={common.small}>{t('notStated.never')}</p>
      <FactNames names={neverStated} />
      <Button className={styles.ask} onClick={handleAsk}>
        {t('notStated.ask')}
      </Button>
    </>
  );
}

function FactNames({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {names.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
