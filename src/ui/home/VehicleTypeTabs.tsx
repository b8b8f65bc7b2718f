import { type VehicleType, vehicleTypes } from '../../domain/offers/vehicle/VehicleType';
import { moveByArrow } from '../shared/input/moveByArrow';
import { useNavigation } from '../shared/navigation';
import { homePaths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './HomePage.module.css';

interface VehicleTypeTabsProps {
  readonly type: VehicleType;
  readonly panelId: string;
  readonly isEmpty: (type: VehicleType) => boolean;
}

/** One tab per vehicle type. Arrow keys move the focus and a press navigates. A type without offers is disabled. */
export function VehicleTypeTabs({ type: selected, panelId, isEmpty }: VehicleTypeTabsProps) {
  const { t } = useTexts(['offers', 'home']);
  const { navigate } = useNavigation();
  // The tab key reaches one tab. A disabled tab takes no focus.
  const reached = isEmpty(selected) ? vehicleTypes.find(type => !isEmpty(type)) : selected;
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      aria-label={t('home:lines')}
      className={styles.tabs}
      onKeyDown={event => moveByArrow(event, '[role=tab]:enabled')}
    >
      {vehicleTypes.map(type => {
        return (
          <button
            key={type}
            id={`${panelId}-${type}`}
            type="button"
            role="tab"
            aria-selected={type === selected}
            aria-controls={panelId}
            tabIndex={type === reached ? 0 : -1}
            disabled={isEmpty(type)}
            className={styles.tab}
            onClick={() => void navigate(homePaths[type])}
          >
            {t(`offers:types.${type}`)}
          </button>
        );
      })}
    </div>
  );
}
