import * as React from 'react';
import '../../support/nodeGlobals';

// React's development build captures a stack for each element that it creates, up to 10,000 a second. That takes a tenth of
// the time of a test, and only React's own warnings print such a stack.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

/** Pixels of a content area in a window of 1440 × 900. */
const AREA = { width: 1050, height: 800 };
const ROW_HEIGHT = 300;
const CELL_WIDTH = 48;

/** Reports one fixed size for each element, because jsdom has no layout. */
class FixedSizes implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(target: Element): void {
    const blockSize = target.matches('[data-index]') ? ROW_HEIGHT : AREA.height;
    const size = [{ inlineSize: target.matches('[data-column]') ? CELL_WIDTH : AREA.width, blockSize }];
    const entry: ResizeObserverEntry = {
      target,
      contentRect: {
        ...AREA,
        height: blockSize,
        x: 0,
        y: 0,
        top: 0,
        left: 0,
        right: AREA.width,
        bottom: blockSize,
        toJSON: () => null,
      },
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.callback([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

class NothingIntersects implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  observe(): void {}

  unobserve(): void {}

  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** antd delays the closing of a list with a message to itself. */
class OneWayChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}

/** Animations are off, so that a view does not wait for the end of one. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('prefers-reduced-motion'), onchange: null });

/** What the views use and jsdom lacks. `setImmediate` exists in Node, but not in jsdom's window. */
Object.assign(globalThis, {
  ResizeObserver: FixedSizes,
  IntersectionObserver: NothingIntersects,
  MessageChannel: OneWayChannel,
  matchMedia,
  setImmediate: (callback: () => void) => setTimeout(callback, 0),
  // The ids in the project's selectors need no escaping.
  CSS: { escape: (text: string) => text },
});

const keyCodes: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };

// antd reads the code of a key, which user-event leaves out.
const addCode = (event: KeyboardEvent) => {
  const code = keyCodes[event.key];
  if (code) Object.defineProperty(event, 'keyCode', { value: code });
};
window.addEventListener('keydown', addCode, { capture: true });

Object.assign(Blob.prototype, {
  text(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(new Error(reader.error?.message));
      reader.readAsText(this);
    });
  },
});

// Without a canvas, jsdom prints an error.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  setPointerCapture() {},
  checkVisibility: () => true,
  getAnimations: () => [],
});

const INLINE = new Set(
  'a abbr b bdi button code em i img input kbd label select small span strong svg time'.split(' '),
);
const NOT_RENDERED = new Set(['head', 'script', 'style', 'template']);

function displayOf(element: Element): string {
  const { localName: name } = element;
  const isClosed = name === 'dialog' && !element.hasAttribute('open');
  if (isClosed || NOT_RENDERED.has(name) || element.hasAttribute('hidden')) return 'none';
  return INLINE.has(name) || element instanceof SVGElement ? 'inline' : 'block';
}

const noStyle = document.createElement('i').style;

/**
 * The style of an element without the rules of style sheets, which these tests do not load. jsdom matches the rules of
 * its own sheet for each element, which takes a third of a test's time.
 */
function styleOf(element: Element): CSSStyleDeclaration {
  const own = element.hasAttribute('style') ? (element as HTMLElement).style : noStyle;
  const valueOf = (name: string) =>
    own.getPropertyValue(name) || (name === 'display' ? displayOf(element) : name === 'visibility' ? 'visible' : '');
  return new Proxy(own, {
    get: (_, key) => {
      if (key === 'getPropertyValue') return valueOf;
      if (key === 'display' || key === 'visibility') return valueOf(key);
      return own[key as keyof CSSStyleDeclaration];
    },
  });
}

Object.assign(window, { getComputedStyle: styleOf });

/**
 * For the labels of an element, jsdom walks over the whole page, and for each label once more. On a page with 60 labels, that
 * takes 10 ms for the name of each button.
 */
function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const labels =
    this.id && document.getElementById(this.id) === this
      ? [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === this.id)
      : [];
  for (let around = this.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLLabelElement && !around.hasAttribute('for') && around.control === this)
      labels.push(around);
  }
  return labels;
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], input, select, textarea, button')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
