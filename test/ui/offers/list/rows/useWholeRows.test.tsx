/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useWholeRows } from '../../../../../src/ui/offers/list/rows/useWholeRows';
import type { Span } from '../../../../../src/ui/shared/lists/Span';

/** The rows in full detail, one entry for each change. */
let wholes: Span[];
let root: Root;

interface Seen {
  readonly rendered: Span;
  readonly inSight: Span;
  readonly isPassing?: boolean;
  readonly isBackward?: boolean;
}

function Rows({ rendered, inSight, isPassing = false, isBackward = false }: Seen) {
  const whole = useWholeRows(rendered, { inSight, isBackward, isPassing });
  const last = wholes.at(-1);
  if (last?.from !== whole.from || last.to !== whole.to) wholes.push(whole);
  return null;
}

const shows = (seen: Seen) => act(async () => root.render(<Rows {...seen} />));

const top = { rendered: { from: 0, to: 6 }, inSight: { from: 0, to: 3 } };
const far = { rendered: { from: 20, to: 24 }, inSight: { from: 21, to: 23 } };

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => {
  wholes = [];
  root = createRoot(document.createElement('main'));
});

afterEach(() => act(() => root.unmount()));

describe('useWholeRows', () => {
  it('renders each row in full detail while the list rests or scrolls slowly', async () => {
    await shows(top);
    await shows(far);
    expect(wholes).toEqual([top.rendered, far.rendered]);
  });

  it('renders no further row in full detail during fast scrolling', async () => {
    await shows(top);
    await shows({ ...top, isPassing: true });
    await shows({ rendered: { from: 2, to: 9 }, inSight: { from: 4, to: 7 }, isPassing: true });
    expect(wholes).toEqual([top.rendered, { from: 2, to: 6 }]);
  });

  it('adds one row after another when fast scrolling ends, first in the direction of the scrolling', async () => {
    await shows(top);
    await shows({ ...top, isPassing: true });
    await shows({ ...far, isPassing: true });
    wholes = [];
    await shows(far);
    expect(wholes.map(({ from, to }) => [from, to])).toEqual([
      [21, 21],
      [21, 22],
      [21, 23],
      [21, 24],
      [20, 24],
    ]);
  });

  it('starts at the lower end of the visible rows after scrolling up', async () => {
    await shows(far);
    await shows({ ...far, isPassing: true });
    await shows({ ...top, isPassing: true, isBackward: true });
    wholes = [];
    await shows({ ...top, isBackward: true });
    expect(wholes.slice(0, 3)).toEqual([
      { from: 3, to: 3 },
      { from: 2, to: 3 },
      { from: 1, to: 3 },
    ]);
    expect(wholes.at(-1)).toEqual(top.rendered);
  });

  it('renders each row in full detail again once all rows are complete', async () => {
    await shows(top);
    await shows({ ...top, isPassing: true });
    await shows(top);
    await shows(far);
    expect(wholes).toEqual([top.rendered, far.rendered]);
  });
});
