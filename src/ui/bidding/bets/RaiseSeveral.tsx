import { ListChecks } from 'lucide';
import { observer } from 'mobx-react-lite';
import { RaiseListStore } from '../../../application/bidding/RaiseListStore';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/Icon';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from './RaiseSeveral.module.css';

/** Shows or hides the ticks in the rows. */
export const RaiseSeveral = observer(function RaiseSeveral() {
  const { t } = useTexts('biddingBets');
  const store = useInjection(RaiseListStore);
  return (
    <Button
      kind="quiet"
      className={styles.several}
      aria-pressed={store.isChoosing}
      onClick={() => store.choosingChanged(!store.isChoosing)}
    >
      <Icon of={ListChecks} size={16} /> {t('raises.several')}
    </Button>
  );
});
