import { ChevronDown, ChevronUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { hideReasons, type HideUntil, hideUntils, mayBeHidden } from '../../../domain/offers/HiddenOffer';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { Row, Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Hidden.module.css';

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
      <Stack gap={2} screenOnly {...keptFocus}>
        <Row as="p" gap={1} columnGap={3} wrap size="small">
          <span>{t('offersHidden:hidden', { reason, until: t(`offersHidden:until.${hidden.until}`) })}</span>
          <Button kind="quiet" onClick={() => hiddenOffers.showAgain(hashId)}>
            {t('offersHidden:showAgain')}
          </Button>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack gap={2} screenOnly {...keptFocus}>
      <Row as="p" gap={1} columnGap={3} wrap size="small">
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
      </Row>
      {isChoosing && (
        <Stack gap={2} id={id} role="group" aria-label={t('offersHidden:hideOffer')}>
          <SelectField
            label={t('offersHidden:howLong')}
            value={until}
            options={hideUntils.map(value => ({ value, text: t(`offersHidden:until.${value}`) }))}
            onChoose={value => setUntil(value as HideUntil)}
          />
          <p>{t('offersHidden:why')}</p>
          <Row gap={2} align="stretch" wrap>
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
          </Row>
          <SmallText>{t('offersHidden:private')}</SmallText>
        </Stack>
      )}
    </Stack>
  );
});
