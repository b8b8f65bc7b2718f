import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Clock } from '../../application/ports/Clock';
import { CountNewMatches } from '../../application/search/saved/CountNewMatches';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { OwnSearches } from '../../application/search/saved/OwnSearches';
import { OwnVehicleTypes } from '../../application/settings/OwnVehicleTypes';
import { proposedSearches } from '../../domain/search/proposedSearches';
import { Button } from '../shared/Button';
import { useListCount } from '../shared/lists/useListCount';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { NewestOfSearch } from './NewestOfSearch';
import styles from './ProposedSearches.module.css';

/** Years, of a vehicle that counts as young. */
const YOUNG = 4;

/** Searches of the vehicle types in which the dealer trades, with their newest offers. A press saves one. */
export const ProposedSearches = observer(function ProposedSearches() {
  const { t } = useTexts('search');
  const searches = useInjection(OwnSearches);
  const countNewMatches = useInjection(CountNewMatches);
  const { chosen } = useInjection(OwnVehicleTypes);
  const year = new Date(useInjection(Clock).now()).getFullYear() - YOUNG;
  const proposals = useMemo(
    () => proposedSearches(year).filter(({ type }) => chosen.length === 0 || chosen.includes(type)),
    [year, chosen],
  );

  useEffect(() => {
    const controller = new AbortController();
    const searches = new Map(proposals.map(({ type, question }) => [previewName(type), question]));
    void countNewMatches.preview(searches, controller.signal);
    return () => controller.abort();
  }, [countNewMatches, proposals]);

  return (
    <section className={styles.proposals} aria-label={t('proposed.title')}>
      <h3>{t('proposed.title')}</h3>
      <ul className={styles.list}>
        {proposals.map(({ type, question }) => {
          const name = t(`proposed.${type}`, { year: String(year) });
          return (
            <li key={type} className={styles.proposal}>
              <strong>{name}</strong>
              <Count name={previewName(type)} />
              <NewestOfSearch id={previewName(type)} name={name} isRows />
              <Button aria-label={`${t('saveChange')}: ${name}`} onClick={() => void searches.save(name, question)}>
                {t('saveChange')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** Keeps its place before the server has answered. */
const Count = observer(function Count({ name }: { readonly name: string }) {
  const { t } = useTexts(['offers', 'search']);
  const listCount = useListCount();
  const matches = useInjection(NewMatches);
  const { total, atLeast } = matches.newestOf(name) ?? { total: null };
  const count = total ?? atLeast;
  const text = () => {
    if (matches.isFailed(name)) return t('search:countFailed');
    return count === undefined ? '' : listCount({ isCountAtLeast: total === null }, t('offers:count', { count }));
  };
  return <p className={styles.count}>{text()}</p>;
});

/** No saved search has such an id. */
const previewName = (type: string): string => `proposed ${type}`;
