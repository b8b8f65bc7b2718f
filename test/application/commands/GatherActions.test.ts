import { GatherActions } from '../../../src/application/commands/GatherActions';

describe('GatherActions', () => {
  it('offers what the parts of the screen offer now, and prefers the part that was shown last', () => {
    const gathered = new GatherActions();
    const [below, above] = [jest.fn(), jest.fn()];
    let isListening = false;
    gathered.run(() => ({ refresh: below, ...(isListening && { filters: below }) }));
    const left = gathered.run(() => ({ refresh: above }));
    expect(gathered.execute()).toEqual({ refresh: above });
    isListening = true;
    expect(gathered.execute()).toEqual({ refresh: above, filters: below });
    left();
    expect(gathered.execute()).toEqual({ refresh: below, filters: below });
  });
});
