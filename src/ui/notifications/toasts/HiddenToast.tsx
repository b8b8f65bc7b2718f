import { EyeOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { Clock } from '../../../application/ports/Clock';
import { SECOND } from '../../../domain/shared/Instant';
import { kitClass } from '../../kit/kitElement';
import { Box } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { CloseButton } from '../../shared/CloseButton';
import { Icon } from '../../shared/icons/Icon';
import { LiveText } from '../../shared/texts/LiveText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Toast.module.css';

const STAYS_FOR = 10 * SECOND;

/** Says aloud that an offer was hidden. */
export function HiddenToastText() {
  const { t } = useTexts('offersHidden');
  const hiddenOffers = useInjection(HiddenOffers);
  const text = useCallback(
    () => (hiddenOffers.last ? t('hid', { name: hiddenOffers.last.hidden.name }) : ''),
    [hiddenOffers, t],
  );
  return <LiveText className="visually-hidden" role="status" text={text} />;
}

/** Offers to undo the hiding of an offer, but not for ever. It stays while it has the pointer or the focus. */
export const HiddenToast = observer(function HiddenToast() {
  const { t } = useTexts('offersHidden');
  const { last } = useInjection(HiddenOffers);
  return last && <UndoToast key={last.hidden.hashId} text={t('hid', { name: last.hidden.name })} />;
});

function UndoToast({ text }: { readonly text: string }) {
  const { t } = useTexts('offersHidden');
  const hiddenOffers = useInjection(HiddenOffers);
  const clock = useInjection(Clock);
  const [isHeld, setHeld] = useState(false);
  const toast = useRef<HTMLDivElement>(null);

  useEffect(
    () => (isHeld ? undefined : clock.after(STAYS_FOR, () => hiddenOffers.endUndo())),
    [clock, hiddenOffers, isHeld],
  );

  // The row whose button was pressed is gone, and its list has given the focus to the next row, if there is one.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.matches('[data-offer]'))
      toast.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  const handleLeft = () => setHeld(toast.current?.matches(':hover, :focus-within') ?? false);
  return (
    <div
      ref={toast}
      className={styles.toast}
      data-kind="hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={handleLeft}
      onFocus={() => setHeld(true)}
      onBlur={() => requestAnimationFrame(handleLeft)}
    >
      <Icon of={EyeOff} size={18} className={`${kitClass({ tone: 'info' })} ${styles.icon}`} />
      <Box as="p" grow minWidth={0} className={styles.content}>
        {text}
      </Box>
      <Button onClick={() => hiddenOffers.undo()}>{t('undo')}</Button>
      <CloseButton onClick={() => hiddenOffers.endUndo()} />
    </div>
  );
}
