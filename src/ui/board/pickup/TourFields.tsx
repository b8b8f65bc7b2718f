import { observer } from 'mobx-react-lite';
import { KeepPickupPlan } from '../../../application/board/KeepPickupPlan';
import { PickupStore } from '../../../application/board/PickupStore';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './PickupPage.module.css';

/** Who picks up, and with which vehicle. */
export const TourFields = observer(function TourFields() {
  const { t } = useTexts('boardPickup');
  const keepPlan = useInjection(KeepPickupPlan);
  const { driver, car } = useInjection(PickupStore).plan;
  return (
    <div className={styles.fields}>
      <TextField
        label={t('driver')}
        value={driver}
        autoComplete="off"
        onChange={({ target }) => keepPlan.change(plan => ({ ...plan, driver: target.value }))}
      />
      <TextField
        label={t('car')}
        value={car}
        autoComplete="off"
        onChange={({ target }) => keepPlan.change(plan => ({ ...plan, car: target.value }))}
      />
    </div>
  );
});
