import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { noRefinements } from '../../../domain/offers/list/Refinements';
import { Button } from '../../shared/Button';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RefineFields } from './RefineFields';
import styles from './RefineFields.module.css';
import { useAskArrangement } from './useAskArrangement';
import { useFittingCount } from './useFittingCount';

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
      <form className={styles.form} onSubmit={handleSubmit}>
        <p className={styles.hint}>{t('hint')}</p>
        <RefineFields refinements={draft} onChange={setDraft} />
        <DialogButtons>
          <Button onClick={() => setDraft(noRefinements)}>{t('clear')}</Button>
          <Button type="submit" kind="primary">
            <span>{t(rows.mayLackFitting(list, draft) ? 'showAtLeast' : 'show', { count })}</span>
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});
