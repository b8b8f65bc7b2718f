import { type RefCallback, useCallback } from 'react';

const MOTION: KeyframeAnimationOptions = { duration: 160, easing: 'ease-in', fill: 'forwards' };

/**
 * Slides a copy of the element out when React removes the element. The element itself disappears at once, so it cannot
 * be pressed during the animation. With reduced motion there is no copy.
 */
export function useSlideOut(isEnabled: boolean): RefCallback<HTMLElement> {
  return useCallback(
    element => {
      if (!element || !isEnabled) return;
      return () => {
        const container = element.offsetParent;
        if (container && !matchMedia('(prefers-reduced-motion: reduce)').matches) slideOut(element, container);
      };
    },
    [isEnabled],
  );
}

function slideOut(element: HTMLElement, container: Element): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const each of copy.querySelectorAll('[id]')) each.removeAttribute('id');
  const { offsetTop, offsetLeft, offsetWidth } = element;
  copy.dataset.leaving = '';
  copy.style.cssText = `position: absolute; top: ${offsetTop}px; left: ${offsetLeft}px; width: ${offsetWidth}px; margin: 0; animation: none`;
  container.append(copy);
  const motion = copy.animate([{}, { opacity: 0, transform: 'translateX(100%)' }], MOTION);
  void motion.finished.finally(() => copy.remove());
}
