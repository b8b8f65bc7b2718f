import { observer } from 'mobx-react-lite';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Geolocation } from '../../../application/ports/Geolocation';
import { SessionStore } from '../../../application/session/SessionStore';
import { OwnTrading } from '../../../application/settings/OwnTrading';
import { LatestRequests } from '../../../application/shared/LatestRequests';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { mapPoint, mapPosition, positionAt } from '../../../domain/offers/vehicle/MapPoint';
import { distanceBetween, type Position } from '../../../domain/valuation/Distance';
import { closestTown, namedTowns, towns } from '../../../domain/valuation/towns';
import { kitClass } from '../../kit/kitElement';
import { Box, Grid } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { IllustratedMap } from '../../maps/IllustratedMap';
import { OnlineMap, type MapState } from '../../maps/OnlineMap';
import { Button } from '../../shared/Button';
import { Disclosure } from '../../shared/Disclosure';
import { FieldGroup } from '../../shared/fields/FieldGroup';
import { LazySearchSelectField } from '../../shared/fields/lazyViews';
import { ValueField } from '../../shared/fields/ValueField';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SavedStatus } from './SavedStatus';
import * as sections from './TradingSections.module.css';

/** Degrees with up to six decimals, at most `most` in either direction. */
const degreesIn = (most: number) => (text: string) => {
  const degrees = /^-?\d{1,3}(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
  return Math.abs(degrees) <= most ? degrees : null;
};

/** Where the dealer's vehicles stand. Distances to offers start here. */
export const YardSection = observer(function YardSection() {
  const { t } = useTexts('valuation');
  const { decimal } = useFormat();
  const trading = useInjection(OwnTrading);
  const geolocation = useInjection(Geolocation);
  const { dealer } = useInjection(SessionStore);
  const yard = useBook().get('settings', TRADING_SETTINGS)?.yard ?? null;
  const [typed, setTyped] = useState<Partial<Position>>({});
  const [step, setStep] = useState<'idle' | 'locating' | 'saved' | 'refused' | 'unavailable'>('idle');
  const shown: Partial<Position> = yard ?? typed;

  /** A position that the device finds after a newer change is ignored. */
  const [changes] = useState(() => new LatestRequests());
  useEffect(() => () => changes.cancel(), [changes]);

  const change = useCallback(
    (yard: Position | undefined) => {
      const signal = changes.start();
      setStep('idle');
      void trading
        .change({ yard: yard && { latitude: rounded(yard.latitude), longitude: rounded(yard.longitude) } })
        .then(isSaved => isSaved && !signal.aborted && setStep('saved'));
    },
    [trading, changes],
  );

  /** One coordinate alone does not set the yard. */
  const handleTyped = (entered: { readonly [Key in keyof Position]?: number | null }) => {
    const { latitude = null, longitude = null } = { ...shown, ...entered };
    changes.cancel();
    setStep('idle');
    setTyped({ ...(latitude !== null && { latitude }), ...(longitude !== null && { longitude }) });
    if (latitude !== null && longitude !== null) change({ latitude, longitude });
    else if (yard) change(undefined);
  };

  const handleLocate = async () => {
    const signal = changes.start();
    setStep('locating');
    const answer = await geolocation.locate();
    if (signal.aborted) return;
    if (answer.ok) change(answer.value);
    else setStep(answer.failure.reason);
  };

  const field = { text: decimal, problem: t('yard.notACoordinate'), inputMode: 'text' } as const;
  const isProblem = step === 'locating' || step === 'refused' || step === 'unavailable';
  const closest = yard && closestTown(yard);
  const km = yard && closest ? Math.round(distanceBetween(yard, closest)) : 0;
  const proposed = yard ? undefined : towns.find(({ name }) => name === dealer?.place.trim());
  const isTown = closest !== null && km === 0;
  // The press that takes the town of the profile, or removes the yard, is there no longer.
  const keptFocus = useKeptFocus(yard === null, 'input');
  const notATown = closest ? t('yard.near', { town: closest.name, km }) : t('yard.noTown');
  return (
    <FieldGroup title={t('yard.title')} isSection>
      {!isProblem && (
        <Text as="p" fullRow size="small" tone="tertiary">
          {t('yard.lead')}
        </Text>
      )}
      <Text
        as="p"
        fullRow
        size="small"
        tone="tertiary"
        className={isProblem ? undefined : 'visually-hidden'}
        role="status"
      >
        {isProblem && t(`yard.${step}`)}
      </Text>
      <Grid {...keptFocus} fullRow gap={2} columnGap={3} align="start" className={sections.town}>
        <LazySearchSelectField
          label={t('yard.town')}
          value={isTown ? closest.name : ''}
          none={notATown}
          options={townOptions}
          onChoose={chosen => change(towns.find(({ name }) => name === chosen))}
        />
        {proposed && (
          <Button className={press} onClick={() => change(proposed)}>
            {t('yard.fromProfile', { town: proposed.name })}
          </Button>
        )}
        <Button className={press} busy={step === 'locating'} onClick={() => void handleLocate()}>
          {t('yard.locate')}
        </Button>
        {/* The field of a town removes it itself. */}
        {yard && !isTown && (
          <Button kind="quiet" className={press} onClick={() => change(undefined)}>
            {t('yard.remove')}
          </Button>
        )}
      </Grid>
      <SavedStatus isSaved={step === 'saved'} />
      <Box fullRow>
        {/* A place without a town is shown on the map. */}
        <Disclosure name={t('yard.onMap')} preference="yardMap" isOpenAtFirst={yard !== null && !isTown}>
          <YardMap yard={yard} onChoose={change} />
        </Disclosure>
      </Box>
      <Box fullRow>
        <Disclosure
          name={t('yard.coordinates')}
          preference="yardCoordinates"
          className={kitClass({ display: 'stack', fill: 260, gap: 3.5, columnGap: 4 })}
        >
          <ValueField
            {...field}
            label={t('yard.latitude')}
            value={shown.latitude ?? null}
            read={degreesIn(90)}
            onValue={latitude => handleTyped({ latitude })}
          />
          <ValueField
            {...field}
            label={t('yard.longitude')}
            value={shown.longitude ?? null}
            read={degreesIn(180)}
            onValue={longitude => handleTyped({ longitude })}
          />
        </Disclosure>
      </Box>
    </FieldGroup>
  );
});

const press = kitClass({ besideField: true, phone: { marginTop: 0 } });

const townOptions = towns
  .map(({ name }) => ({ value: name, text: name }))
  .sort((one, other) => one.text.localeCompare(other.text));

/** To about ten meters. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

interface YardMapProps {
  readonly yard: Position | null;
  /** Keep this function the same between renders, or the map is drawn again. */
  readonly onChoose: (place: Position) => void;
}

/** In the middle of the drawing, and of the map before a yard is set. */
const COUNTRY = 'DE';

/** A press on the map sets the yard. The drawing has no keys: a town is chosen or the coordinates are typed instead. */
function YardMap({ yard, onChoose }: YardMapProps) {
  const { t } = useTexts('valuation');
  const [online, setOnline] = useState<MapState>('awaited');
  const label = t(yard ? 'yard.map' : 'yard.emptyMap');
  const where = { latitude: yard?.latitude ?? null, longitude: yard?.longitude ?? null, countryCode: COUNTRY };
  const [position, point] = [mapPosition(where), mapPoint(where)];
  const middle = mapPoint({ latitude: null, longitude: null, countryCode: COUNTRY });

  const handleDrawing = ({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    onChoose(positionAt({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };

  return (
    <div className={sections.map} data-part="map">
      {point && online !== 'shown' && (
        <div onClick={handleDrawing}>
          <IllustratedMap point={point} label={label} towns={namedTowns} middle={middle} />
        </div>
      )}
      {position && (
        <OnlineMap position={position} label={label} state={online} onAnswer={setOnline} onChoose={onChoose} />
      )}
    </div>
  );
}
