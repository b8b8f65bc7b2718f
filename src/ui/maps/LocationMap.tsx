import { ExternalLink, Maximize2, Minimize2 } from 'lucide';
import { useState } from 'react';
import { Menu } from '../../application/navigation/Menu';
import { Site } from '../../application/ports/Site';
import { MAP_SITE, mapSearch } from '../../domain/deals/ContactLinks';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import { mapPoint, mapPosition, type MapPosition } from '../../domain/offers/vehicle/MapPoint';
import { namedTowns } from '../../domain/valuation/towns';
import { kitClass } from '../kit/kitElement';
import { Card, Row } from '../kit/Layout';
import { Flag } from '../shared/icons/Flag';
import { Icon } from '../shared/icons/Icon';
import { useRememberedOpen } from '../shared/input/useRememberedOpen';
import { NewTabLink } from '../shared/NewTabLink';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { TransportLine } from '../valuation/calculation/TransportLine';
import { YardHint } from '../valuation/YardHint';
import { IllustratedMap } from './IllustratedMap';
import * as styles from './Map.module.css';
import { type MapState, OnlineMap } from './OnlineMap';

/**
 * The address, the way to it and a map. A press makes the map small or large, and only the large one can be moved. The map is
 * an illustration until the site's tile server answers, if the site has one.
 */
export function LocationMap({ detail }: { readonly detail: OfferDetail }) {
  const { t } = useTexts('offersDetails');
  const { country } = useFormat();
  const { map: server } = useInjection(Site);
  const { coversPage: isNarrow } = useInjection(Menu);
  const [online, setOnline] = useState<MapState>('awaited');
  const [isLarge, toggle] = useRememberedOpen('largeMap', !isNarrow);

  const position = mapPosition(detail);
  const point = mapPoint(detail);
  const { countryCode } = detail;
  const town = [detail.zipCode, detail.place].filter(Boolean).join(' ');
  const address = [town, countryCode && country(countryCode)].filter(Boolean).join(', ');
  if (!position && !address) return null;

  const awaitsMap = server !== null && online === 'awaited' && position !== null;
  const shown = online === 'shown' ? position : point;
  const label = t('mapLabel', { place: address || coordinates(position) });
  return (
    <Card as="section" className={styles.location} aria-label={t('location')}>
      {(shown !== null || awaitsMap) && (
        <div className={styles.place} data-large={isLarge}>
          {point && online !== 'shown' && (
            <IllustratedMap point={point} label={label} town={detail.place} towns={namedTowns} />
          )}
          {position && (
            <div inert={!isLarge}>
              <OnlineMap position={position} label={label} state={online} onAnswer={setOnline} />
            </div>
          )}
          <button
            type="button"
            className={styles.size}
            aria-label={t('largeMap')}
            aria-expanded={isLarge}
            data-tooltip={t('largeMap')}
            onClick={toggle}
          >
            <span className={styles.corner}>
              <Icon of={isLarge ? Minimize2 : Maximize2} size={18} />
            </span>
          </button>
        </div>
      )}
      <Row
        wrap
        gap={0.5}
        columnGap={4}
        align="stretch"
        justify="between"
        paddingBlock={2.5}
        paddingInline={4}
        className={styles.caption}
      >
        <Row as="address" gap={1.5} minWidth={0} weight="medium" breakWords className={styles.address}>
          {countryCode && <Flag code={countryCode} />} <span>{address || coordinates(position)}</span>
        </Row>
        <NewTabLink
          href={searchAddress(position, address)}
          className={kitClass({ inline: true, gap: 1, align: 'center', size: 'body' })}
        >
          <span>{t('searchMap')}</span> <Icon of={ExternalLink} size={14} />
        </NewTabLink>
        <TransportLine hashId={detail.hashId} className={line} />
        <YardHint className={line} />
        {shown && !shown.exact && <p className={line}>{t('approximate')}</p>}
      </Row>
    </Card>
  );
}

/** A line of its own below the address. */
const line = kitClass({
  display: 'row',
  fullRow: true,
  wrap: true,
  gap: 0,
  columnGap: 4,
  size: 'body',
  tone: 'secondary',
});

const coordinates = (position: MapPosition | null) =>
  position ? `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}` : '';

function searchAddress(position: MapPosition | null, address: string): string {
  if (!position?.exact) return mapSearch(address);
  const { latitude, longitude } = position;
  return `${MAP_SITE}/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
}
