import { useEffect, useEffectEvent, useRef } from 'react';
import SignaturePad from 'signature_pad';
import type { Stroke } from '../../../domain/handover/Handover';
import styles from './Handover.module.css';

interface SignaturePadFieldProps {
  readonly label: string;
  readonly strokes: readonly Stroke[];
  /** A finger on the field scrolls the page. */
  readonly isReadOnly: boolean;
  readonly onDrawn: (strokes: readonly Stroke[]) => void;
}

/** A field to sign on. Each change of its size draws the strokes again, so that turning or zooming loses nothing. */
export function SignaturePadField({ label, strokes, isReadOnly, onDrawn }: SignaturePadFieldProps) {
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
