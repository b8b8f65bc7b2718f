import { ChevronDown, ChevronUp } from 'lucide';
import { useId, useState } from 'react';
import { Preferences } from '../../application/ports/Preferences';
import type { HashId } from '../../domain/offers/Offer';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './CalculationDisclosure.module.css';
import { LazyMyCalculation, preloadMyCalculation } from './MyCalculation.lazy';

const PREFERENCE = 'calculation';

/** The button that opens the dealer's calculation of an offer. An open calculation stays open on the next offer. */
export function CalculationDisclosure({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offers');
  const preferences = useInjection<Preferences>(Preferences);
  const [isOpen, setOpen] = useState(() => preferences.read(PREFERENCE) === 'open');
  const id = useId();

  const handlePress = () => {
    setOpen(!isOpen);
    if (isOpen) preferences.remove(PREFERENCE);
    else preferences.write(PREFERENCE, 'open');
  };

  return (
    <div className={styles.disclosure}>
      <Button
        kind="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={preloadMyCalculation}
        onFocus={preloadMyCalculation}
        onClick={handlePress}
      >
        {t('offer.calculation')}
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
      </Button>
      {isOpen && (
        <section id={id} aria-label={t('offer.calculation')} className={styles.panel}>
          <LazyMyCalculation hashId={hashId} />
        </section>
      )}
    </div>
  );
}
