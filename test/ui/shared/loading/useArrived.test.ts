/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useArrived } from '../../../../src/ui/shared/loading/useArrived';

/** A view whose code arrives on request. */
function aView() {
  let arrive = () => {};
  const arriving = new Promise<void>(resolve => (arrive = resolve));
  return { view: { arrival: () => arriving, hasArrived: () => false }, arrive: () => act(async () => arrive()) };
}

it('waits for the code of the view, and again for that of another view', async () => {
  const [first, second] = [aView(), aView()];
  const { result, rerender } = renderHook(({ view }) => useArrived(view), { initialProps: first });
  expect(result.current).toBe(false);
  await first.arrive();
  expect(result.current).toBe(true);
  rerender(second);
  expect(result.current).toBe(false);
});

it('waits for nothing without a view, or if its code is there already', () => {
  const { view } = aView();
  expect(renderHook(() => useArrived(null)).result.current).toBe(true);
  expect(renderHook(() => useArrived({ ...view, hasArrived: () => true })).result.current).toBe(true);
});
