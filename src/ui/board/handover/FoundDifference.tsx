import { Clock } from '../../../application/ports/Clock';
import { deviceToday } from '../../../application/shared/deviceToday';
import {
  comparedVins,
  differingSigns,
  isStatedDate,
  plainVin,
  statedVin,
  quantityDifference,
  quantityUnit,
} from '../../../domain/handover/Comparison';
import type { LineKey, StatedValue } from '../../../domain/handover/Statement';
import { languageOf } from '../../../domain/shared/Language';
import { yearOf } from '../../../domain/shared/LocalDate';
import { typedDate } from '../../../domain/shared/TypedDate';
import { Grid } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { LiveText } from '../../shared/texts/LiveText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Handover.module.css';
import { lineTexts, MOST_SIGNS } from './lineTexts';

interface FoundDifferenceProps {
  readonly line: LineKey;
  readonly stated: StatedValue;
  /** As typed. */
  readonly found: string;
}

/** By how much what was found differs from what is stated, as far as it can be computed. */
export function FoundDifference({ line, stated, found }: FoundDifferenceProps) {
  const text = useDifferenceText();
  const isVin = line === 'vin' && found.trim() !== '';
  const said = found.trim() === '' ? '' : text(line, stated, found);
  return (
    <>
      {isVin && <VinSigns stated={statedVin(stated)} found={found} />}
      <Text as="p" goneEmpty>
        {said}
      </Text>
      {/* Each sign of a VIN changes it. */}
      <LiveText className="visually-hidden" role="status" afterPause text={() => said} />
    </>
  );
}

function useDifferenceText(): (line: LineKey, stated: StatedValue, found: string) => string {
  const { t, language } = useTexts('boardHandover');
  const today = deviceToday(useInjection(Clock));
  return (line, stated, found) => {
    if (line === 'vin') {
      const vin = statedVin(stated);
      const [signs, differing] = [comparedVins(vin, found), differingSigns(vin, found)];
      const [typed, all] = [plainVin(found).length, plainVin(vin).length];
      const count = differing.length;
      return [
        count === 0 ? t('vin.same') : t('vin.differ', { count }),
        typed !== all && t('vin.length', { typed, all }),
        ...(count > MOST_SIGNS
          ? []
          : differing.map(({ place, stated: one, found: other }) =>
              t('vin.sign', { place, stated: one || '–', found: other || '–' }),
            )),
        signs.some(({ isImpossible }) => isImpossible) && t('vin.impossible'),
      ]
        .filter(said => said !== false)
        .join(' ');
    }
    const unit = quantityUnit(line);
    if (unit && typeof stated === 'number') {
      const difference = quantityDifference(stated, unit, found);
      if (difference === null) return '';
      const value = lineTexts(language).valueOf(line, Math.abs(difference));
      return difference === 0 ? t('quantity.same') : t(`quantity.${difference > 0 ? 'more' : 'less'}`, { value });
    }
    if (line === 'firstRegistration' && typeof stated === 'string') {
      const years = { first: 1900, last: yearOf(today) };
      const read = typedDate(found, { language: languageOf([language]), today, years });
      const isSame = typeof read === 'string' ? null : isStatedDate(stated, read.date);
      return isSame === null ? '' : t(isSame ? 'date.same' : 'date.differs');
    }
    return '';
  };
}

interface VinSignsProps {
  readonly stated: string;
  readonly found: string;
}

/** Both VINs below each other, with the signs that differ marked. The sentence below says the same to a screen reader. */
function VinSigns({ stated, found }: VinSignsProps) {
  const { t } = useTexts('boardHandover');
  const signs = comparedVins(stated, found);
  const row = (name: string, of: 'stated' | 'found') => (
    <>
      <span>{name}</span>
      <Text breakWords translate="no">
        {signs.map((sign, index) => (
          // The place is all that a sign is known by.
          <span key={index} className={styles.sign} data-differs={!sign.isSame}>
            {sign[of]}
          </span>
        ))}
      </Text>
    </>
  );
  return (
    <Grid columns="last-wide" columnGap={4} aria-hidden>
      {row(t('vin.stated'), 'stated')}
      {row(t('vin.found'), 'found')}
    </Grid>
  );
}
