import { ExternalLink } from 'lucide';
import type { Offer } from '../../../domain/offers/Offer';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import { translatedColour } from '../../../domain/offers/vehicle/Colour';
import { statedType, type Vehicle } from '../../../domain/offers/vehicle/Vehicle';
import {
  factGroups,
  factsOfGroup,
  horsepower,
  hoursPerYear,
  type VehicleKey,
  withYearOfRow,
} from '../../../domain/offers/vehicle/VehicleFacts';
import type { VehicleType } from '../../../domain/offers/vehicle/VehicleType';
import type { LocalDate } from '../../../domain/shared/LocalDate';
import { kitClass } from '../../kit/kitElement';
import { Text } from '../../kit/Text';
import { Icon } from '../../shared/icons/Icon';
import { NewTabLink } from '../../shared/NewTabLink';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { offerCard } from './offerCard';
import * as styles from './OfferFacts.module.css';

// An offer has dozens of facts, so they are elements without components.
const line = kitClass({ display: 'row', gap: 4, align: 'stretch', justify: 'between', lineBelow: true });
const fact = `${line} ${styles.fact}`;
const factName = kitClass({ tone: 'secondary' });
const factValue = kitClass({ weight: 'medium', textAlign: 'end', breakWords: true });

const units: Partial<
  Record<
    VehicleKey,
    | 'shared:units.kilometres'
    | 'offersVehicle:units.cubicCentimetres'
    | 'offersVehicle:units.centimetres'
    | 'offersVehicle:units.kilograms'
    | 'offersVehicle:units.hours'
  >
> = {
  totalMileage: 'shared:units.kilometres',
  engineCapacity: 'offersVehicle:units.cubicCentimetres',
  length: 'offersVehicle:units.centimetres',
  width: 'offersVehicle:units.centimetres',
  grossVehicleWeight: 'offersVehicle:units.kilograms',
  operatingHours: 'offersVehicle:units.hours',
};

const optionLists: Partial<Record<VehicleKey, string>> = {
  originCountry: 'originCountry',
  previousOwners: 'previousOwners',
  condition: 'condition',
  serviceBooklet: 'serviceBooklet',
  frontTire: 'tire',
  rearTire: 'tire',
  camperType: 'camperType',
  rentalUse: 'rentalUse',
};

interface VehicleDataProps {
  readonly offer: Pick<Offer, 'vehicleType' | 'unstated' | 'year' | 'productionYear'>;
  readonly detail: OfferDetail;
  readonly today: LocalDate;
}

/** The known data of the vehicle, by type, in groups. Unknown values have no line, and a group without lines no heading. */
export function VehicleData({ offer, detail, today }: VehicleDataProps) {
  const { t } = useTexts('offersVehicle');
  const textOf = useVehicleText();
  if (!detail.vehicle) return null;
  const vehicle = withYearOfRow(offer, detail.vehicle);
  const type = statedType(offer, vehicle);
  const perYear = hoursPerYear(vehicle, today);
  const factText = (key: VehicleKey) => {
    const text = textOf(key, vehicle[key]);
    if (key !== 'operatingHours' || text === null || perYear === null) return text;
    return t('hoursPerYear', { hours: text, perYear: textOf(key, perYear) });
  };

  const groups = factGroups.map(group => {
    const lines = factsOfGroup(group, type)
      .map(key => ({ key, name: t(`facts.${key}`), text: factText(key) }))
      .filter(({ text }) => text !== null);
    // The vehicle itself does not contain it.
    const financed = detail.financed !== null && {
      key: 'financed' as const,
      name: t('facts.financed'),
      text: t(detail.financed ? 'yes' : 'no'),
    };
    return { group, lines: group === 'origin' && financed ? [...lines, financed] : lines };
  });
  return (
    <section className={offerCard} aria-label={t('title')}>
      <Text as="h2" marginBottom={3} size="large">
        {t('title')}
      </Text>
      <div className={styles.groups}>
        {groups.map(
          ({ group, lines }) =>
            lines.length > 0 && (
              <div key={group} className={styles.group}>
                <Text as="h3" paddingBlock={1} tone="primary" size="small">
                  {t(`groups.${group}`)}
                </Text>
                <dl>
                  {lines.map(({ key, name, text }) => (
                    <div key={key} className={fact}>
                      <dt className={factName}>{name}</dt>
                      <dd className={factValue} translate={key === 'vin' ? 'no' : undefined}>
                        {text}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            ),
        )}
      </div>
      {detail.mobileSearchAddress && (
        <NewTabLink
          href={detail.mobileSearchAddress}
          className={kitClass({ inline: true, gap: 1, align: 'center', marginTop: 3, size: 'body' })}
        >
          <span>{t('mobileSearch')}</span> <Icon of={ExternalLink} size={14} />
        </NewTabLink>
      )}
    </section>
  );
}

/** The words of a fact. Null if it is not known. */
export function useVehicleText(): (key: VehicleKey, value: Vehicle[VehicleKey]) => string | null {
  const { t, language } = useTexts(['offersVehicle', 'shared']);
  const { number, calendarDate } = useFormat();
  return (key, value) => {
    if (value === undefined || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'offersVehicle:yes' : 'offersVehicle:no');
    if (key === 'power' && typeof value === 'number') {
      return t('offersVehicle:units.kilowatts', {
        value: number(value),
        horsepower: number(horsepower(value, language)),
      });
    }
    const unit = units[key];
    if (typeof value === 'number') return unit ? t(unit, { value: number(value) }) : String(value);
    if (key === 'vehicleType') return t(`offersVehicle:types.${value as VehicleType}`);
    if (key === 'firstRegistration') return registrationText(value, calendarDate);
    if (key === 'color') return translatedColour(value, colour => t(`offersVehicle:options.color.${colour}`));
    // A newer server may send a value without a translation. Such a value is shown as received.
    const option = `offersVehicle:options.${optionLists[key] ?? ''}.${value}`;
    const asked = t as (key: string, otherwise: { defaultValue: string }) => string;
    return optionLists[key] ? asked(option, { defaultValue: value }) : value;
  };
}

/** A day, or a month such as 04/2019. Everything else is shown as received. */
function registrationText(value: string, calendarDate: (text: string) => string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/.exec(value) ?? [];
  if (!year || !month) return value;
  return day ? calendarDate(`${year}-${month}-${day}`) : `${month}/${year}`;
}
