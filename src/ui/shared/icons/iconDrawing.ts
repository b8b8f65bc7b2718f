import type { IconNode } from 'lucide';

interface IconDrawing {
  /** The `d` attribute of a path. */
  readonly outline: string;
  readonly others: IconNode;
}

const drawings = new WeakMap<IconNode, IconDrawing>();

/**
 * Merges all paths of an icon into one, because a list of offers shows hundreds of icons and each element costs
 * rendering time.
 */
export function iconDrawing(nodes: IconNode): IconDrawing {
  let drawing = drawings.get(nodes);
  if (!drawing) {
    const paths = nodes.filter(([tag]) => tag === 'path');
    // `M0 0` resets the start point: a lower-case `m` is relative to the end of the previous path.
    const outline = paths.map(([, { d }]) => `M0 0${d}`).join('');
    drawings.set(nodes, (drawing = { outline, others: nodes.filter(([tag]) => tag !== 'path') }));
  }
  return drawing;
}
