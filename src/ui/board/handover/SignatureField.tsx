import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { KeepHandover } from '../../../application/handover/KeepHandover';
import { Clock } from '../../../application/ports/Clock';
import {
  type Handover,
  type Signature,
  type SignatureWay,
  type Signer,
  withSignature,
} from '../../../domain/handover/Handover';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { TextField } from '../../shared/fields/TextField';
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
}

/** The signature of the dealer or the seller: drawn, on paper, or none for a reason. */
export const SignatureField = observer(function SignatureField({
  handover,
  signer,
  proposedName,
}: SignatureFieldProps) {
  const { t } = useTexts('boardHandover');
  const { moment } = useFormat();
  const keepHandover = useInjection(KeepHandover);
  const clock = useInjection<Clock>(Clock);
  const id = useId();
  const signature = handover.signatures[signer];
  const name = handover.names[signer] ?? proposedName;
  const give = (change: Pick<Signature, 'way'> & Partial<Signature>) =>
    keepHandover.change(before => ({
      ...withSignature(before, signer, { strokes: noStrokes, reason: '', at: clock.now(), ...change }),
      names: { ...before.names, [signer]: before.names[signer] ?? proposedName },
    }));
  const handleWay = (way: SignatureWay) =>
    signature?.way === way ? keepHandover.change(before => withSignature(before, signer, null)) : give({ way });
  return (
    <section aria-labelledby={id} className={`${styles.part} ${styles.signature}`}>
      <h2 id={id} className={common.large}>
        {t(`signatures.${signer}`)}
      </h2>
      <p role="status" className={common.error}>
        {handover.takenBack.includes(signer) && !signature && t('signature.takenBack')}
      </p>
      <TextField
        label={t('signature.name')}
        value={name}
        autoComplete="off"
        onChange={({ target }) =>
          keepHandover.change(before => ({ ...before, names: { ...before.names, [signer]: target.value } }))
        }
      />
      <SignaturePadField
        label={t('signature.field')}
        strokes={signature?.strokes ?? noStrokes}
        onDrawn={strokes => give({ way: 'drawn', strokes })}
      />
      <p className={common.small} role="status">
        {signature && t('signature.at', { moment: moment(signature.at) })}
      </p>
      <div className={common.row}>
        <Button
          aria-disabled={!signature}
          onClick={() => keepHandover.change(before => withSignature(before, signer, null))}
        >
          {t('signature.clear')}
        </Button>
        <Button aria-pressed={signature?.way === 'onPaper'} onClick={() => handleWay('onPaper')}>
          {t('signature.onPaper')}
        </Button>
        <Button aria-pressed={signature?.way === 'notSigned'} onClick={() => handleWay('notSigned')}>
          {t('signature.notSigned')}
        </Button>
      </div>
      {signature?.way === 'notSigned' && (
        <TextField
          label={t('signature.reason')}
          value={signature.reason}
          autoComplete="off"
          onChange={({ target }) =>
            keepHandover.change(before => withSignature(before, signer, { ...signature, reason: target.value }))
          }
        />
      )}
    </section>
  );
});
