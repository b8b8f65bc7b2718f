import { Undo2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { Clock } from '../../../application/ports/Clock';
import {
  type Handover,
  type Signature,
  type SignatureWay,
  type Signer,
  withName,
  withSignature,
} from '../../../domain/handover/Handover';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { TextField } from '../../shared/fields/TextField';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { usePressOutside } from '../../shared/input/usePressOutside';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './Handover.module.css';
import { SignaturePadField } from './SignaturePadField';

/** One array: another one would draw an empty field again. */
const noStrokes: Signature['strokes'] = [];

interface SignatureFieldProps {
  readonly handover: Handover;
  readonly signer: Signer;
  /** Who probably signs. */
  readonly proposedName: string;
  /** The record is signed. */
  readonly isLocked: boolean;
}

/** The signature of the dealer or the seller: drawn, on paper, or none for a reason. */
export const SignatureField = observer(function SignatureField({
  handover,
  signer,
  proposedName,
  isLocked,
}: SignatureFieldProps) {
  const { t } = useTexts('boardHandover');
  const { moment } = useFormat();
  const opened = useInjection(OpenedHandover);
  const clock = useInjection(Clock);
  const id = useId();
  /** The drawn signature that the last press removed, and the record as it was signed. */
  const [cleared, setCleared] = useState<
    Pick<Handover, 'checks' | 'photos' | 'place'> & { readonly signature: Signature }
  >();
  // A signature may have several strokes. A touch of the field after it is none of them.
  const section = useRef<HTMLElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  usePressOutside(section, isDrawing, () => setDrawing(false));
  const signature = handover.signatures[signer];
  const name = handover.names[signer] ?? proposedName;
  const { checks, photos, place } = handover;
  const isSame = cleared?.checks === checks && cleared.photos === photos && cleared.place === place;
  const canUndo = isSame && (cleared.signature.name ?? '') === name && signature?.way !== 'drawn';
  const keptFocus = useKeptFocus(canUndo);
  const set = (given: Signature | null) =>
    opened.change(before =>
      withSignature(
        {
          ...before,
          names: given ? { ...before.names, [signer]: before.names[signer] ?? proposedName } : before.names,
        },
        signer,
        given,
      ),
    );
  const give = (change: Pick<Signature, 'way'> & Partial<Signature>) =>
    set({ strokes: noStrokes, reason: '', at: clock.now(), ...change });
  const handlePress = (way: SignatureWay | null) => {
    if (signature?.way === 'drawn') setCleared({ signature, checks, photos, place });
    if (way === null || signature?.way === way) set(null);
    else give({ way });
  };
  const handleDrawn = (strokes: Signature['strokes']) => {
    setCleared(undefined);
    setDrawing(true);
    give({ way: 'drawn', strokes });
  };
  // Another name would not be the one that was signed.
  const isNameLocked = isLocked && signature?.way !== 'notSigned' && (signature?.name ?? '').trim() !== '';
  return (
    <section ref={section} aria-labelledby={id} className={`${styles.part} ${styles.signature}`}>
      <h2 id={id} className={common.large}>
        {t(`signatures.${signer}`)}
      </h2>
      <p role="status" className={common.error}>
        {handover.takenBack.includes(signer) && !signature && t('signature.takenBack')}
      </p>
      <TextField
        label={t('signature.name')}
        value={name}
        readOnly={isNameLocked}
        autoComplete="off"
        onChange={({ target }) => opened.change(before => withName(before, signer, target.value))}
      />
      <SignaturePadField
        label={signature?.way === 'drawn' ? t('signature.drawn', { name }) : t('signature.field')}
        strokes={signature?.strokes ?? noStrokes}
        isReadOnly={isLocked && signature !== undefined && !isDrawing}
        onDrawn={handleDrawn}
      />
      <p className={common.small} role="status">
        {signature && t('signature.at', { moment: moment(signature.at) })}
      </p>
      <div {...keptFocus} role="group" aria-labelledby={id} className={common.row}>
        <Button aria-disabled={!signature} onClick={() => handlePress(null)}>
          {t('signature.clear')}
        </Button>
        <Button aria-pressed={signature?.way === 'onPaper'} onClick={() => handlePress('onPaper')}>
          {t('signature.onPaper')}
        </Button>
        <Button aria-pressed={signature?.way === 'notSigned'} onClick={() => handlePress('notSigned')}>
          {t('signature.notSigned')}
        </Button>
        {canUndo && (
          <Button onClick={() => set(cleared.signature)}>
            <Icon of={Undo2} size={18} /> <span>{t('signature.undo')}</span>
          </Button>
        )}
      </div>
      {signature?.way === 'notSigned' && (
        <TextField
          label={t('signature.reason')}
          value={signature.reason}
          autoComplete="off"
          onChange={({ target }) => set({ ...signature, reason: target.value })}
        />
      )}
    </section>
  );
});
