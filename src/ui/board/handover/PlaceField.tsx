import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { withPlace } from '../../../domain/handover/Handover';
import { Row, Stack } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface PlaceFieldProps {
  readonly place: string;
  /** The town of the seller. Empty if it is not known. */
  readonly proposed: string;
  readonly isLocked: boolean;
}

/** Where the vehicle is handed over. One press enters the town of the seller. */
export const PlaceField = observer(function PlaceField({ place, proposed, isLocked }: PlaceFieldProps) {
  const { t } = useTexts('boardHandover');
  const opened = useInjection(OpenedHandover);
  const canPropose = place === '' && proposed !== '';
  const [isTaken, setTaken] = useState(false);
  // Not the field, because the keyboard of a phone would open.
  const keptFocus = useKeptFocus(canPropose);
  const set = (value: string) => opened.change(before => withPlace(before, value));
  const handleTake = () => {
    setTaken(true);
    set(proposed);
  };
  return (
    <Stack gap={2} {...keptFocus} {...(isTaken && { role: 'group', 'aria-label': `${t('place')}: ${place}` })}>
      <TextField
        label={t('place')}
        value={place}
        readOnly={isLocked}
        autoComplete="off"
        onChange={({ target }) => {
          setTaken(false);
          set(target.value);
        }}
      />
      {canPropose && (
        <Row gap={2} wrap>
          <Button onClick={handleTake}>{t('usePlace', { place: proposed })}</Button>
        </Row>
      )}
    </Stack>
  );
});
