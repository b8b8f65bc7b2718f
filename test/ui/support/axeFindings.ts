import { act } from '@testing-library/react';
import axe from 'axe-core';

// axe looks for an element that covers most of the window, and jsdom has no layout.
Object.assign(document, { elementFromPoint: () => null });

// axe draws texts to recognize the fonts of icons, and jsdom cannot draw. Here every text looks the same, so that no font
// is one of icons.
const context = {
  canvas: {},
  measureText: () => ({ width: 30 }),
  clearRect() {},
  fillText() {},
  getImageData: () => ({ data: Uint8Array.of(1, 1, 1, 1) }),
};

/**
 * Everything that axe finds on the page or in regions of it, serious or not, as in the browser tests. jsdom has no
 * layout, so only these check the contrast of colours, the size of targets and whether a name contains the visible label. A
 * long list takes axe seconds in jsdom: pass the region in question.
 */
export async function axeFindings(...regions: readonly Element[]): Promise<readonly string[]> {
  const include = regions.length > 0 ? [...regions] : document.body;
  const known = HTMLCanvasElement.prototype.getContext;
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  // It takes so long that views may update meanwhile.
  const { violations, incomplete } = await act(() =>
    axe.run(
      { include },
      {
        resultTypes: ['violations'],
        // The findings show the elements themselves, and jsdom loads no style sheets.
        selectors: false,
        preload: false,
        rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
      },
    ),
  );
  HTMLCanvasElement.prototype.getContext = known;
  // axe goes on after an error in a rule, as if the rule had found nothing.
  const broken = incomplete.flatMap(({ id, error }) => (error ? [`${id}: ${error.message}`] : []));
  return [
    ...broken,
    ...violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`)),
  ];
}
