import type { IconNode } from 'lucide';

interface IconDrawing {
  /** The data of a path. */
  readonly outline: string;
  readonly others: IconNode;
}

const drawings = new WeakMap<IconNode, IconDrawing>();

/** All lines of an icon in one path: a list of offers shows hundreds of them, and each element has its price. */
export function iconDrawing(nodes: IconNode): IconDrawing {
  let drawing = drawings.get(nodes);
  if (!drawing) {
    const paths = nodes.filter(([tag]) => tag === 'path');
    // Each begins where it would stand alone: a lower-case `m` is counted from the end of what came before.
    const outline = paths.map(([, { d }]) => `M0 0${d}`).join('');
    drawings.set(nodes, (drawing = { outline, others: nodes.filter(([tag]) => tag !== 'path') }));
  }
  return drawing;
}
