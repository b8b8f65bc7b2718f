import { Drawer } from 'antd';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Clock } from '../../application/ports/Clock';
import { KeepTypedFilters } from '../../application/offers/KeepTypedFilters';
import { OfferLists } from '../../application/offers/OfferLists';
import { type BrowseFilters, noFilters } from '../../domain/offers/OfferFilters';
import { SECOND } from '../../domain/shared/Instant';
import { AntdProvider } from '../shared/antd/AntdProvider';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { FilterFields } from './FilterFields';
import { useAskBrowse } from './useAskBrowse';
import { useTexts } from '../shared/useTexts';
import styles from './FilterDrawer.module.css';

/** A change by typing is applied when the typing has rested this long; all other changes at once. */
const TYPING_RESTS = 2 * SECOND;

interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const FilterDrawer = observer(function FilterDrawer({ open, onClose }: FilterDrawerProps) {
  const { t } = useTexts(['offers', 'shared']);
  const clock = useInjection<Clock>(Clock);
  const list = useInjection(OfferLists).of('browse');
  const keepTypedFilters = useInjection(KeepTypedFilters);
  const ask = useAskBrowse();
  /** What was typed and is not yet asked for. */
  const [typed, setTyped] = useState<BrowseFilters | null>(null);
  const filters = typed ?? list.question.filters;
  const form = useRef<HTMLFormElement>(null);

  const apply = (changed: BrowseFilters) => {
    setTyped(null);
    ask({ ...list.question, page: 1, filters: changed });
  };

  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(
    () => (typed === null ? undefined : clock.after(TYPING_RESTS, () => latest.current(typed))),
    [clock, typed],
  );

  // A reload within that time would lose it.
  useEffect(() => {
    if (typed === null) return;
    const handleLeaving = () => keepTypedFilters.execute({ ...list.question, page: 1, filters: typed });
    const handleReturn = () => void keepTypedFilters.takeUp();
    window.addEventListener('pagehide', handleLeaving);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [keepTypedFilters, list, typed]);

  const handleClose = () => {
    if (typed !== null) apply(typed);
    onClose();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleClose();
  };

  return (
    <AntdProvider>
      <Drawer
        open={open}
        forceRender
        onClose={handleClose}
        // By itself, antd's drawer puts the focus on a box around its dialog.
        afterOpenChange={isOpen => isOpen && form.current?.querySelector('select')?.focus()}
        title={t('offers:filters.title')}
        closable={{ 'aria-label': t('shared:close') }}
        size={378}
        rootClassName={styles.drawer!}
      >
        <form ref={form} className={styles.form} onSubmit={handleSubmit}>
          <FilterFields filters={filters} countries={list.availableCountries} onType={setTyped} onChoose={apply} />
          <div className={styles.foot}>
            <Button onClick={() => apply(noFilters)}>{t('offers:filters.clear')}</Button>
            <Button type="submit" kind="primary">
              {t('offers:filters.show')}
            </Button>
          </div>
        </form>
      </Drawer>
    </AntdProvider>
  );
});
