import { ScreenActionStore } from '../../../src/application/commands/ScreenActionStore';

describe('ScreenActionStore', () => {
  it('offers what the parts of the screen offer now, and prefers the part that was shown last', () => {
    const store = new ScreenActionStore();
    const [below, above] = [jest.fn(), jest.fn()];
    let isListening = false;
    store.partShown(() => ({ refresh: below, ...(isListening && { filters: below }) }));
    const left = store.partShown(() => ({ refresh: above }));
    expect(store.current()).toEqual({ refresh: above });
    isListening = true;
    expect(store.current()).toEqual({ refresh: above, filters: below });
    left();
    expect(store.current()).toEqual({ refresh: below, filters: below });
  });
});
