import { observer } from 'mobx-react-lite';
import { type FormEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { ReadOwnData } from '../../../application/search/ReadOwnData';
import {
  noRefinements,
  type RefinementName,
  type Refinements,
  scoreBands,
} from '../../../domain/offers/list/Refinements';
import { withoutOwnData } from '../../../domain/search/OwnData';
import { euros, toEuros } from '../../../domain/shared/Money';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { NumberField } from '../../shared/fields/NumberField';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './RefineDialog.module.css';
import { useAskArrangement } from './useAskArrangement';

interface RefineDialogProps {
  readonly list: OfferListStore;
  readonly onClose: () => void;
}

type Flag = { [Key in RefinementName]: Refinements[Key] extends boolean ? Key : never }[RefinementName];

const marketFlags: readonly Flag[] = ['noBids', 'buyNow', 'lastDay'];
const ownFlags: readonly Flag[] = ['notSeen', 'changed', 'leading', 'outbid'];

/** Narrows the loaded offers of a list. What was chosen applies when the dialog closes, however it is closed. */
export const RefineDialog = observer(function RefineDialog({ list, onClose }: RefineDialogProps) {
  const { t } = useTexts(['offersFinding', 'offers']);
  const askArrangement = useAskArrangement(list);
  const [draft, setDraft] = useState(list.question.refinements);
  const count = useFittingCount(list, draft);
  const change = (part: Partial<Refinements>) => setDraft({ ...draft, ...part });

  const handleClose = () => {
    askArrangement({ refinements: draft });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleClose();
  };

  const price = (key: 'priceFrom' | 'priceTo') => (
    <NumberField
      label={t(`offersFinding:fields.${key}`)}
      suffix="€"
      value={draft[key] === null ? null : toEuros(draft[key])}
      wholeOnly={t('offersFinding:wholeEuros')}
      onValue={value => change({ [key]: value === null ? null : euros(value) })}
    />
  );
  const flag = (key: Flag) => (
    <Choice
      key={key}
      text={t(`offersFinding:fields.${key}`)}
      isChosen={draft[key]}
      onChange={isChosen => change({ [key]: isChosen })}
    />
  );
  return (
    <Dialog title={t('offersFinding:refine')} onCancel={handleClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p className={styles.hint}>{t('offersFinding:hint')}</p>
        <div className={styles.prices}>
          {price('priceFrom')}
          {price('priceTo')}
        </div>
        <TextField
          label={t('offersFinding:fields.words')}
          hint={t('offersFinding:wordsHint')}
          autoComplete="off"
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <fieldset className={styles.choices}>
          <legend>{t('offersFinding:fields.scores')}</legend>
          {scoreBands.map(band => (
            <Choice
              key={band}
              text={t(`offers:scoreBand.${band}`)}
              isChosen={draft.scores.includes(band)}
              onChange={isChosen =>
                change({
                  scores: scoreBands.filter(other => (other === band ? isChosen : draft.scores.includes(other))),
                })
              }
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{t('offersFinding:market')}</legend>
          {marketFlags.map(flag)}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{t('offersFinding:mine')}</legend>
          {ownFlags.map(flag)}
        </fieldset>
        <DialogButtons>
          <Button onClick={() => setDraft(noRefinements)}>{t('offersFinding:clear')}</Button>
          <Button type="submit" kind="primary">
            <span>{t('offersFinding:show', { count })}</span>
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});

interface ChoiceProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ text, isChosen, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
      <span>{text}</span>
    </label>
  );
}

const anyOwnData = { book: true, sight: true };

/** How many of the loaded offers fit. Typing does not wait for it. */
function useFittingCount(list: OfferListStore, draft: Refinements): number {
  const judge = useInjection(JudgeOffers);
  const ownData = useInjection(ReadOwnData);
  const deferred = useDeferredValue(draft);
  const ids = useInjection(HiddenOffers).shownIds(list);
  const held = ids.length;
  const [known, setKnown] = useState(0);
  useEffect(() => {
    const read = async () => {
      await ownData.execute(ids.slice(), anyOwnData);
      if (ownData.isKnown(ids.slice(), anyOwnData)) setKnown(held);
    };
    void read();
  }, [ownData, ids, held]);
  const isKnown = known === held;
  return useMemo(() => {
    // Until own data is known, the count leaves it out.
    const { refinements } = isKnown
      ? { refinements: deferred }
      : withoutOwnData({ order: null, refinements: deferred });
    return held === 0 ? 0 : judge.refined(ids.slice(), refinements).length;
  }, [judge, ids, held, deferred, isKnown]);
}
