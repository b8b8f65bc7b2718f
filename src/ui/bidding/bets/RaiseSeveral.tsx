import { ListChecks } from 'lucide';
import { useEffect } from 'react';
import { PlaceRaises } from '../../../application/bidding/raise/PlaceRaises';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRememberedOpen } from '../../shared/useRememberedOpen';
import styles from './RaiseSeveral.module.css';

/** Shows or hides the ticks in the rows. */
export function RaiseSeveral() {
  const { t } = useTexts('biddingBets');
  const raises = useInjection(PlaceRaises);
  const [isOpen, toggle] = useRememberedOpen('raises');
  useEffect(() => raises.choose(isOpen), [raises, isOpen]);
  return (
    <Button kind="quiet" className={styles.several} title={t('raises.several')} aria-pressed={isOpen} onClick={toggle}>
      <Icon of={ListChecks} size={16} /> <span className={styles.name}>{t('raises.several')}</span>
    </Button>
  );
}
