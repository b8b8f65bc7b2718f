import { Undo2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { Clock } from '../../../application/ports/Clock';
import {
  type Handover,
  type Signature,
  type SignatureWay,
  type Signer,
  type Stroke,
  withName,
  withSignature,
} from '../../../domain/handover/Handover';
import { Card, Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { Icon } from '../../shared/icons/Icon';
import { useClickOutside } from '../../shared/input/useClickOutside';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Handover.module.css';

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
  useClickOutside(section, isDrawing, () => setDrawing(false));
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
  const handleClick = (way: SignatureWay | null) => {
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
    <Card as="section" gap={2} padding={3} top ref={section} aria-labelledby={id} className={styles.signature}>
      <Text as="h2" size="large" id={id}>
        {t(`signatures.${signer}`)}
      </Text>
      <Text as="p" tone="error" goneEmpty role="status">
        {handover.takenBack.includes(signer) && !signature && t('signature.takenBack')}
      </Text>
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
      <SmallText goneEmpty role="status">
        {signature && t('signature.at', { moment: moment(signature.at) })}
      </SmallText>
      <Row gap={2} wrap {...keptFocus} role="group" aria-labelledby={id}>
        <Button aria-disabled={!signature} onClick={() => handleClick(null)}>
          {t('signature.clear')}
        </Button>
        <Button aria-pressed={signature?.way === 'onPaper'} onClick={() => handleClick('onPaper')}>
          {t('signature.onPaper')}
        </Button>
        <Button aria-pressed={signature?.way === 'notSigned'} onClick={() => handleClick('notSigned')}>
          {t('signature.notSigned')}
        </Button>
        {canUndo && (
          <Button onClick={() => set(cleared.signature)}>
            <Icon of={Undo2} size={18} /> <span>{t('signature.undo')}</span>
          </Button>
        )}
      </Row>
      {signature?.way === 'notSigned' && (
        <TextField
          label={t('signature.reason')}
          value={signature.reason}
          autoComplete="off"
          onChange={({ target }) => set({ ...signature, reason: target.value })}
        />
      )}
    </Card>
  );
});

interface SignaturePadFieldProps {
  readonly label: string;
  readonly strokes: readonly Stroke[];
  /** A finger on the field scrolls the page. */
  readonly isReadOnly: boolean;
  readonly onDrawn: (strokes: readonly Stroke[]) => void;
}

/** A field to sign on. Each change of its size draws the strokes again, so that turning or zooming loses nothing. */
function SignaturePadField({ label, strokes, isReadOnly, onDrawn }: SignaturePadFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const drawn = useRef(strokes);

  const draw = useEffectEvent(() => {
    const [element, field] = [canvas.current, pad.current];
    if (!element || !field) return;
    const { width, height } = element.getBoundingClientRect();
    const ratio = Math.max(1, devicePixelRatio);
    // A canvas of another size is empty, and the units of its drawing are those of the page.
    Object.assign(element, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    element.getContext('2d')?.scale(ratio, ratio);
    field.penColor = getComputedStyle(element).color;
    field.clear();
    field.fromData(strokes.map(stroke => pointGroup(stroke, width, field.penColor)));
  });
  const handleEnd = useEffectEvent(() => {
    const [element, field] = [canvas.current, pad.current];
    if (!element || !field) return;
    const { width } = element.getBoundingClientRect();
    const all = field
      .toData()
      .map(({ points }) => points.flatMap(({ x, y }) => [inField(x, width), inField(y, width)]));
    drawn.current = all;
    onDrawn(all);
  });

  useEffect(() => {
    const element = canvas.current;
    // A browser that has no memory for another canvas draws nothing. The dealer can still sign on paper.
    if (!element?.getContext('2d')) return;
    const field = new SignaturePad(element, { minWidth: 0.8, maxWidth: 2.4 });
    pad.current = field;
    field.addEventListener('endStroke', handleEnd);
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(element);
    // The zoom of a page changes its pixels, and not always a size.
    window.addEventListener('resize', draw);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', draw);
      field.off();
      pad.current = null;
    };
  }, []);

  useEffect(() => {
    if (isReadOnly) pad.current?.off();
    else pad.current?.on();
  }, [isReadOnly]);

  // What was drawn here is there already.
  useEffect(() => {
    if (drawn.current !== strokes) draw();
    drawn.current = strokes;
  }, [strokes]);

  return <canvas ref={canvas} role="img" aria-label={label} className={styles.pad} />;
}

/** In thousandths of the width of the field. */
const inField = (pixels: number, width: number): number => Math.round((pixels / Math.max(1, width)) * 10_000) / 10;

function pointGroup(stroke: Stroke, width: number, penColor: string) {
  const points = Array.from({ length: stroke.length / 2 }, (_, index) => ({
    x: (stroke[2 * index]! * width) / 1_000,
    y: (stroke[2 * index + 1]! * width) / 1_000,
    pressure: 0.5,
    time: index * 16,
  }));
  return {
    penColor,
    dotSize: 1.6,
    minWidth: 0.8,
    maxWidth: 2.4,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over' as const,
    points,
  };
}
