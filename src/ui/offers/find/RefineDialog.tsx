import { observer } from 'mobx-react-lite';
import { type FormEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { noRefinements, type Refinements } from '../../../domain/offers/list/Refinements';
import { withoutOwnData } from '../../../domain/search/OwnData';
import { Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RefineFields } from './RefineFields';
import { useAskArrangement } from './useAskArrangement';

interface RefineDialogProps {
  readonly list: OfferList;
  readonly onClose: () => void;
}

/** Narrows the loaded offers of a list. What was chosen applies when the dialog closes, however it is closed. */
export const RefineDialog = observer(function RefineDialog({ list, onClose }: RefineDialogProps) {
  const { t } = useTexts('offersFinding');
  const askArrangement = useAskArrangement(list);
  const [draft, setDraft] = useState(list.question.refinements);
  const rows = useInjection(CountedRows);
  const count = useFittingCount(list, draft);

  const handleClose = () => {
    askArrangement({ refinements: draft });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleClose();
  };
  return (
    <Dialog title={t('refine')} onCancel={handleClose}>
      <Stack as="form" gap={4} minWidth={0} onSubmit={handleSubmit}>
        <SmallText>{t('hint')}</SmallText>
        <RefineFields refinements={draft} onChange={setDraft} />
        <DialogButtons>
          <Button onClick={() => setDraft(noRefinements)}>{t('clear')}</Button>
          <Button type="submit" kind="primary">
            <span>{t(rows.mayLackFitting(list, draft) ? 'showAtLeast' : 'show', { count })}</span>
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
});

const anyOwnData = { book: true, sight: true };

/** How many of the loaded offers fit. Typing does not wait for it. */
function useFittingCount(list: OfferList, draft: Refinements): number {
  const judge = useInjection(JudgeOffers);
  const deferred = useDeferredValue(draft);
  const ids = useInjection(HiddenOffers).shownIds(list);
  const held = ids.length;
  const [known, setKnown] = useState(0);
  useEffect(() => {
    const read = async () => {
      await judge.ready(ids.slice(), anyOwnData);
      if (judge.isReady(ids.slice(), anyOwnData)) setKnown(held);
    };
    void read();
  }, [judge, ids, held]);
  const isKnown = known === held;
  return useMemo(() => {
    // Until own data is known, the count leaves it out.
    const { refinements } = isKnown
      ? { refinements: deferred }
      : withoutOwnData({ order: null, refinements: deferred });
    return held === 0 ? 0 : judge.refined(ids.slice(), refinements).length;
  }, [judge, ids, held, deferred, isKnown]);
}
