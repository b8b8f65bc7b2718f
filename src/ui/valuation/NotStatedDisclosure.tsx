import { CircleCheck } from 'lucide';
import { ConversationStore } from '../../application/conversations/ConversationStore';
import type { Offer } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import { askedFacts, notStated, type OfferFact, type StatedInRow } from '../../domain/valuation/NotStated';
import { kitClass } from '../kit/kitElement';
import { Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { Disclosure } from '../shared/Disclosure';
import { Icon } from '../shared/icons/Icon';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

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
      className={kitClass({ display: 'stack', gap: 3 })}
      summary={
        facts &&
        facts.length > 0 && (
          <Text tone="secondary" tabular>
            {number(facts.length)}
          </Text>
        )
      }
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
  const conversations = useInjection(ConversationStore);
  const { hashId, label1, label2, vehicleType } = offer;
  const leftOut = facts.map(fact => t(`facts.${fact}`));
  const neverStated = askedFacts(vehicleType).map(fact => t(`notStated.asked.${fact}`));

  const handleAsk = () => {
    const vehicle = [label1, label2].filter(Boolean).join(' ');
    const question = t('notStated.question', { vehicle, number: hashId });
    void conversations.ask(hashId, [question, ...[...leftOut, ...neverStated].map(name => `- ${name}`)].join('\n'));
  };

  return (
    <>
      {leftOut.length === 0 ? (
        <Row as="p" gap={2} tone="secondary">
          <Icon of={CircleCheck} size={16} /> <span>{t('notStated.nothing')}</span>
        </Row>
      ) : (
        <FactNames names={leftOut} />
      )}
      <SmallText>{t('notStated.never')}</SmallText>
      <FactNames names={neverStated} />
      <Button className={kitClass({ justifySelf: 'start' })} onClick={handleAsk}>
        {t('notStated.ask')}
      </Button>
    </>
  );
}

function FactNames({ names }: { readonly names: readonly string[] }) {
  return (
    <Row as="ul" gap={1} columnGap={4} align="stretch" wrap size="body">
      {names.map(name => (
        <li key={name}>{name}</li>
      ))}
    </Row>
  );
}
