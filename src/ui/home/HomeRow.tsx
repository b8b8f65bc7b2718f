import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { tilesPerRow } from '../../domain/home/TilesPerRow';
import { defaultQuestion, toSearch } from '../../domain/offers/list/BrowseQuestion';
import { noFilters } from '../../domain/offers/list/OfferFilters';
import type { HashId } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import common from '../shared/common.module.css';
import { UnreadableRows } from '../shared/lists/UnreadableRows';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { gridGap } from '../theme/lengths.js';
import styles from './HomeRow.module.css';
import { HomeTile } from './HomeTile';

interface HomeRowProps {
  readonly type: VehicleType;
  readonly ids: readonly HashId[];
  /** The number of offers of this type that cannot be shown. */
  readonly unreadable: number;
}

/** The offers of a vehicle type in one row, which scrolls sideways. */
export const HomeRow = observer(function HomeRow({ type, ids, unreadable }: HomeRowProps) {
  const { t } = useTexts(['offers', 'home']);
  const [width, setWidth] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = row.current!;
    const measure = () => setWidth(element.clientWidth);
    const observed = new ResizeObserver(measure);
    observed.observe(element);
    measure();
    return () => observed.disconnect();
  }, []);

  const columns = tilesPerRow(width);
  const name = t(`offers:types.${type}`);
  const all = toSearch({ ...defaultQuestion, filters: { ...noFilters, vehicleType: type } });
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {ids.length > 0 && (
          <Link to={paths.browse + all} aria-label={`${t('home:allOfLine')}: ${name}`}>
            {t('home:allOfLine')}
          </Link>
        )}
      </div>
      {ids.length === 0 && unreadable === 0 && <p className={common.secondary}>{t('home:emptyLine')}</p>}
      <div
        ref={row}
        className={styles.row}
        data-columns={columns}
        style={{ gridAutoColumns: `calc((100% - ${gridGap * (columns - 1)}px) / ${columns})` }}
      >
        {ids.map(hashId => (
          <HomeTile key={hashId} hashId={hashId} />
        ))}
      </div>
      <UnreadableRows count={unreadable} />
    </section>
  );
});
