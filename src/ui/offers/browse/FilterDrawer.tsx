import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import {
  type FormEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { KeepTypedFilters } from '../../../application/offers/list/KeepTypedFilters';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Clock } from '../../../application/ports/Clock';
import { type BrowseQuestion, fromFirstPage, sameQuestion } from '../../../domain/offers/list/BrowseQuestion';
import { type BrowseFilters, noFilters } from '../../../domain/offers/list/OfferFilters';
import { SECOND } from '../../../domain/shared/Instant';
import { SavedSearches } from '../../search/SavedSearches';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { pressedKey } from '../../shared/input/pressedKey';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { FiltersSeen } from './BrandField';
import styles from './FilterDrawer.module.css';
import { FilterFields } from './FilterFields';
import { useAskBrowse } from './useAskBrowse';

/** Delay between the last keystroke and the request. All other changes apply at once. */
const TYPING_DELAY = 2 * SECOND;

/** Filters that the dealer has typed but not yet applied. */
interface Draft {
  readonly filters: BrowseFilters;
  /** The question of the list at the time of typing. */
  readonly question: BrowseQuestion;
}

interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const FilterDrawer = observer(function FilterDrawer({ open, onClose }: FilterDrawerProps) {
  const { t } = useTexts(['offers', 'offersFilters', 'shared']);
  const clock = useInjection<Clock>(Clock);
  const list = useInjection(OfferLists).of('browse');
  const keepTypedFilters = useInjection(KeepTypedFilters);
  const ask = useAskBrowse();
  const [draft, setDraft] = useState<Draft | null>(null);
  // The draft is void after another change of the question, such as Back: applying it would undo that change.
  const typed = draft && sameQuestion(draft.question, list.question) ? draft.filters : null;
  const filters = typed ?? list.question.filters;
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  // `showModal()` makes the rest of the page inert, which is slow. The deferred value lets the drawer appear first.
  const isReady = useDeferredValue(open, false);
  const isModal = open && isReady;
  const [isSeen, setSeen] = useState(false);
  if (isModal && !isSeen) setSeen(true);

  // By default `showModal()` focuses the first control, which is the close button.
  useLayoutEffect(() => {
    if (isModal) form.current?.querySelector('select')?.focus();
  }, [isModal]);

  // Before `showModal()`, the native dialog does not handle Escape.
  useLayoutEffect(() => {
    if (!open || isModal) return;
    const handleKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open, isModal, onClose]);

  const apply = useCallback(
    (changed: BrowseFilters) => {
      setDraft(null);
      ask(fromFirstPage(list.question, { filters: changed }));
    },
    [ask, list],
  );

  // Skipped after the drawer closes: the dealer may have left the page with Back, and applying would navigate there
  // again.
  useEffect(
    () => (typed === null || !open ? undefined : clock.after(TYPING_DELAY, () => apply(typed))),
    [clock, open, typed, apply],
  );

  // Saves the draft, which a reload within this delay would lose.
  useEffect(() => {
    if (typed === null || !open) return;
    const handleLeaving = () => keepTypedFilters.execute(fromFirstPage(list.question, { filters: typed }));
    const handleReturn = () => void keepTypedFilters.take();
    window.addEventListener('pagehide', handleLeaving);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [keepTypedFilters, list, open, typed]);

  const handleType = (changed: BrowseFilters) => setDraft({ filters: changed, question: list.question });

  const handleClose = () => {
    if (typed !== null) apply(typed);
    onClose();
  };

  const handleSaved = (searchId: string) => {
    setDraft(null);
    ask(fromFirstPage(list.question, { filters, searchId }));
    onClose();
  };

  // The link opens another question, so what was typed for this one does not apply.
  const handleOpen = () => {
    setDraft(null);
    onClose();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleClose();
  };

  return (
    <ModalDialog
      open={isModal}
      labelledBy={titleId}
      onCancel={handleClose}
      onPressOutside={handleClose}
      className={`${styles.drawer} ${open ? styles.shown : ''}`}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{t('offersFilters:title')}</h2>
        <IconButton name={t('shared:close')} icon={<Icon of={X} size={18} />} onClick={handleClose} />
      </header>
      <form ref={form} className={styles.form} onSubmit={handleSubmit}>
        <FiltersSeen value={isSeen}>
          <FilterFields filters={filters} countries={list.availableCountries} onType={handleType} onChoose={apply} />
        </FiltersSeen>
        <SavedSearches question={fromFirstPage(list.question, { filters })} onSaved={handleSaved} onOpen={handleOpen} />
        <div className={styles.foot}>
          <Button onClick={() => apply(noFilters)}>{t('offers:filters.clear')}</Button>
          <Button type="submit" kind="primary">
            {t('offersFilters:show')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
});
