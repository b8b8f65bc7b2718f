import { ChevronDown, ChevronUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { hideReasons, type HideUntil, hideUntils, mayBeHidden } from '../../../domain/offers/HiddenOffer';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './HideField.module.css';

/** Hides an offer from the browse list, or shows it again. */
export const HideField = observer(function HideField({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersHidden', 'offers']);
  useBook();
  const hiddenOffers = useInjection(HiddenOffers);
  const [isChoosing, setChoosing] = useState(false);
  const [until, setUntil] = useState<HideUntil>('forGood');
  const id = useId();
  const { hashId } = offer;
  const hidden = hiddenOffers.recordOf(hashId);
  const isNowHidden = hiddenOffers.isHidden(hashId);
  const keptFocus = useKeptFocus(isNowHidden, 'button');
  if (!isNowHidden && (!isOnSale(offer) || !mayBeHidden(offer))) return null;

  if (hidden && isNowHidden) {
    const reason = t(`offersHidden:reasons.${hidden.reason}`);
    return (
      <div {...keptFocus} className={styles.hide}>
        <p className={styles.state}>
          <span>{t('offersHidden:hidden', { reason, until: t(`offersHidden:until.${hidden.until}`) })}</span>
          <Button kind="quiet" onClick={() => hiddenOffers.showAgain(hashId)}>
            {t('offers:hidden.showAgain')}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div {...keptFocus} className={styles.hide}>
      <p className={styles.state}>
        <Button
          kind="quiet"
          className={styles.opener}
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? id : undefined}
          onClick={() => setChoosing(!isChoosing)}
        >
          <span>{t('offersHidden:hide')}</span>
          <Icon of={isChoosing ? ChevronUp : ChevronDown} size={16} />
        </Button>
        {hidden?.cameBack && <span>{t(`offers:hidden.back.${hidden.cameBack}`)}</span>}
      </p>
      {isChoosing && (
        <div id={id} role="group" aria-label={t('offersHidden:hideOffer')} className={common.stack}>
          <SelectField
            label={t('offersHidden:howLong')}
            value={until}
            options={hideUntils.map(value => ({ value, text: t(`offersHidden:until.${value}`) }))}
            onChoose={value => setUntil(value as HideUntil)}
          />
          <p>{t('offersHidden:why')}</p>
          <div className={styles.reasons}>
            {hideReasons.map(reason => (
              <Button
                key={reason}
                onClick={() => {
                  setChoosing(false);
                  hiddenOffers.hide(offer, { reason, until });
                }}
              >
                {t(`offersHidden:reasons.${reason}`)}
              </Button>
            ))}
          </div>
          <p className={common.small}>{t('offersHidden:private')}</p>
        </div>
      )}
    </div>
  );
});
