/** @jest-environment jsdom */
import '../../../support/nodeGlobals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router';
import { listenForBack } from '../../../../src/ui/shared/dialogs/interceptBack';
import { useLeaveGuard } from '../../../../src/ui/shared/dialogs/useLeaveGuard';

/** The router and the guard as a view sees them after its latest rendering. */
let view: {
  readonly path: string;
  readonly guard: ReturnType<typeof useLeaveGuard>;
  readonly navigate: ReturnType<typeof useNavigate>;
};

function View({ isHeld }: { readonly isHeld: boolean }) {
  view = { path: useLocation().pathname, guard: useLeaveGuard(isHeld), navigate: useNavigate() };
  return <Link to="/elsewhere">Elsewhere</Link>;
}

let root: Root;

const draw = (isHeld: boolean) =>
  act(async () =>
    root.render(
      <BrowserRouter useTransitions={false}>
        <View isHeld={isHeld} />
      </BrowserRouter>,
    ),
  );

/** Hears each move through the history before the guard does, which keeps some from later listeners. */
let handlePop = (): unknown => undefined;

const moves = (count: number) =>
  act(() => {
    let left = count;
    return new Promise<void>(resolve => (handlePop = () => --left === 0 && setTimeout(resolve)));
  });

const shown = () => [view.path, location.pathname, view.guard.isAsking];

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  addEventListener('popstate', () => handlePop());
  listenForBack();
});

beforeEach(async () => {
  history.replaceState(null, '', '/before');
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await draw(false);
  await act(async () => view.navigate('/form'));
  await draw(true);
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const ways: readonly [string, () => unknown][] = [
  ['a navigation', () => view.navigate('/elsewhere')],
  ['a navigation that replaces the address', () => view.navigate('/elsewhere', { replace: true })],
  ['a link', () => document.querySelector('a')?.click()],
];

describe.each(ways)('the leave guard, on %s,', (_, go) => {
  beforeEach(() => act(async () => void go()));

  it('keeps the page and asks', () => expect(shown()).toEqual(['/form', '/form', true]));

  it('goes there if the dealer leaves', async () => {
    await act(async () => view.guard.leave());
    expect(shown()).toEqual(['/elsewhere', '/elsewhere', false]);
  });

  it('keeps the page if the dealer stays', async () => {
    await act(async () => view.guard.stay());
    expect(shown()).toEqual(['/form', '/form', false]);
  });
});

describe('the leave guard, on Back,', () => {
  beforeEach(async () => {
    history.back();
    await moves(2);
  });

  it('returns to the page and asks', () => expect(shown()).toEqual(['/form', '/form', true]));

  it('goes back if the dealer leaves', async () => {
    await act(async () => view.guard.leave());
    await moves(1);
    expect(shown()).toEqual(['/before', '/before', false]);
  });
});

test('the leave guard does not ask on a page without unsaved input', async () => {
  await draw(false);
  await act(async () => view.navigate('/elsewhere'));
  expect(shown()).toEqual(['/elsewhere', '/elsewhere', false]);
});

test('the router numbers the entries of the history, so that the guard knows how far to go', async () => {
  await draw(false);
  const index = () => (history.state as { readonly idx: number }).idx;
  const before = index();
  await act(async () => view.navigate('/elsewhere'));
  expect(index()).toBe(before + 1);
});
