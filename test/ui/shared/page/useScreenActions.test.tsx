/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { offeredActions, useScreenActions } from '../../../../src/ui/shared/page/useScreenActions';

describe('offeredActions', () => {
  it('are what the parts of the screen offer now, and prefer the part that was shown last', () => {
    const [below, above] = [jest.fn(), jest.fn()];
    const part = renderHook(
      ({ isListening }) => useScreenActions(() => ({ refresh: below, ...(isListening && { filters: below }) })),
      { initialProps: { isListening: false } },
    );
    const later = renderHook(() => useScreenActions(() => ({ refresh: above })));
    expect(offeredActions()).toEqual({ refresh: above });
    part.rerender({ isListening: true });
    expect(offeredActions()).toEqual({ refresh: above, filters: below });
    later.unmount();
    expect(offeredActions()).toEqual({ refresh: below, filters: below });
    part.unmount();
    expect(offeredActions()).toEqual({});
  });
});
