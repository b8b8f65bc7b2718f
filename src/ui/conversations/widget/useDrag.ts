import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import type { Corner } from './widgetBounds';

/** Pixels. A smaller movement counts as a press. */
const DRAG_THRESHOLD = 5;
/** Pixels per press of an arrow key. */
const KEY_STEP = 16;

const steps: Readonly<Record<string, Corner>> = {
  ArrowLeft: { right: KEY_STEP, bottom: 0 },
  ArrowRight: { right: -KEY_STEP, bottom: 0 },
  ArrowUp: { right: 0, bottom: KEY_STEP },
  ArrowDown: { right: 0, bottom: -KEY_STEP },
};

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Corner;
  isMoving: boolean;
}

/** Moves a button by pointer or arrow keys. A drag does not count as a press. */
export function useDrag(corner: Corner, onMove: (corner: Corner) => void, onPress: () => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = false;
      drag.current = { x: event.clientX, y: event.clientY, from: corner, isMoving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      const [x, y] = [event.clientX - current.x, event.clientY - current.y];
      current.isMoving ||= Math.hypot(x, y) >= DRAG_THRESHOLD;
      if (!current.isMoving) return;
      wasDragged.current = true;
      onMove({ right: current.from.right - x, bottom: current.from.bottom - y });
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      wasDragged.current = false;
      const step = steps[keyOfEvent(event) ?? ''];
      if (!step) return;
      event.preventDefault();
      onMove({ right: corner.right + step.right, bottom: corner.bottom + step.bottom });
    },
    onClick: () => {
      if (!wasDragged.current) onPress();
      wasDragged.current = false;
    },
  };
}
