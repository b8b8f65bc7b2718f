import { ListChecks } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnBidList } from '../../../application/bidding/raise/OwnBidList';
import { Raises } from '../../../application/bidding/raise/Raises';
import { RaiseTicks } from '../../../application/bidding/raise/RaiseTicks';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useRememberedOpen } from '../../shared/input/useRememberedOpen';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './RaiseSeveral.module.css';

/** Shows or hides the ticks in the rows. */
export const RaiseSeveral = observer(function RaiseSeveral() {
  const { t } = useTexts('biddingBets');
  const raises = useInjection(Raises);
  const ticks = useInjection(RaiseTicks);
  const { isChoosing } = ticks;
  const bets = useInjection(OwnBidList);
  const [isOpen, toggle] = useRememberedOpen('raises');
  useEffect(() => {
    if (isOpen) ticks.choose(true);
  }, [ticks, isOpen]);
  useEffect(() => raises.restore(), [raises]);
  const handleToggle = () => {
    ticks.choose(
      !isChoosing,
      bets.onScreen.flatMap(({ group, ids }) => (group === 'outbid' ? ids : [])),
    );
    if (isOpen === isChoosing) toggle();
  };
  return (
    <Button className={styles.several} aria-pressed={isChoosing} onClick={handleToggle}>
      <Icon of={ListChecks} size={16} /> <span className={styles.name}>{t('raises.several')}</span>
    </Button>
  );
});
