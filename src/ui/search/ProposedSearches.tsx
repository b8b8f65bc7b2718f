import { observer } from 'mobx-react-lite';
import { Clock } from '../../application/ports/Clock';
import { KeepSearch } from '../../application/search/saved/KeepSearch';
import { OwnVehicleTypes } from '../../application/settings/OwnVehicleTypes';
import { proposedSearches } from '../../domain/search/proposedSearches';
import { Button } from '../shared/Button';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './ProposedSearches.module.css';

/** Years, of a vehicle that counts as young. */
const YOUNG = 4;

/** Searches of the vehicle types in which the dealer trades. A press saves one. */
export const ProposedSearches = observer(function ProposedSearches() {
  const { t } = useTexts('search');
  const keepSearch = useInjection(KeepSearch);
  const { chosen } = useInjection(OwnVehicleTypes);
  const year = new Date(useInjection<Clock>(Clock).now()).getFullYear() - YOUNG;
  return (
    <section className={styles.proposals} aria-label={t('proposed.title')}>
      <h3>{t('proposed.title')}</h3>
      <ul className={styles.list}>
        {proposedSearches(year)
          .filter(({ type }) => chosen.length === 0 || chosen.includes(type))
          .map(({ type, question }) => {
            const name = t(`proposed.${type}`, { year: String(year) });
            return (
              <li key={type} className={styles.proposal}>
                <span aria-hidden className={styles.drawing} data-type={type} />
                <strong>{name}</strong>
                <Button
                  aria-label={`${t('saveChange')}: ${name}`}
                  onClick={() => void keepSearch.execute(name, question)}
                >
                  {t('saveChange')}
                </Button>
              </li>
            );
          })}
      </ul>
    </section>
  );
});
