import { ArrowUp, Eye } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { Box } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Icon } from '../../shared/icons/Icon';
import { LiveText } from '../../shared/texts/LiveText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './OfferRows.module.css';

interface NewOffersPillProps {
  readonly list: OfferList;
  readonly onFirstPage: () => void;
}

/**
 * Shown when new offers arrive while the dealer reads further down. The list does not change until the dealer presses
 * the button.
 */
export const NewOffersPill = observer(function NewOffersPill({ list, onFirstPage }: NewOffersPillProps) {
  const { t } = useTexts(['offers', 'offersFinding', 'offersHidden']);
  const loadOffers = useInjection(LoadOffers);
  const judge = useInjection(JudgeOffers);
  const newOffers = judge.refined(useInjection(HiddenOffers).newOffersOf(list), list.question.refinements);

  const handleClick = () => {
    // New offers are on the first page.
    if (list.question.page > 1) return onFirstPage();
    void loadOffers.refreshFromTop(list.tab);
  };

  const count = t('offersFinding:newOffers', { count: newOffers.length });
  const text = list.areNewRowsDoubtful ? `${count}, ${t('offersFinding:newOffersDoubtful')}` : count;
  return <Pill icon={ArrowUp} count={newOffers.length} text={text} onPress={handleClick} />;
});

/** Shows the hidden offers that came back while the dealer was using the list, and scrolls to the first of them. */
export const ReturnedPill = observer(function ReturnedPill({ list }: { readonly list: OfferList }) {
  const { t } = useTexts(['offers', 'offersFinding', 'offersHidden']);
  const hiddenOffers = useInjection(HiddenOffers);
  const { size: count } = hiddenOffers.waiting;
  return (
    <Pill
      icon={Eye}
      count={count}
      text={t('offersHidden:cameBack', { count })}
      onPress={() => hiddenOffers.release(list)}
    />
  );
});

interface PillProps {
  readonly icon: ComponentProps<typeof Icon>['of'];
  /** 0 without a pill. */
  readonly count: number;
  readonly text: string;
  readonly onPress: () => void;
}

/** It is announced beside the button, because its number may change many times a second. */
function Pill({ icon, count, text, onPress }: PillProps) {
  return (
    <>
      <LiveText className="visually-hidden" role="status" text={() => (count > 0 ? text : '')} />
      {count > 0 && (
        <button type="button" className={styles.pill} aria-label={text} data-tooltip={text} onClick={onPress}>
          <Icon of={icon} size={16} />{' '}
          <Text cut phone={{ gone: true }}>
            {text}
          </Text>
          {/* A phone shows the number alone, so that a notice has room beside it. */}
          <Box as="span" gone phone={{ block: true }}>
            {count}
          </Box>
        </button>
      )}
    </>
  );
}
