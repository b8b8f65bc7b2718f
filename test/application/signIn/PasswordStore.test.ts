import { type PasswordFlowName, PasswordStore } from '../../../src/application/signIn/PasswordStore';
import { watchActions } from '../../support/watchActions';

watchActions();

describe('the outcome of a password flow', () => {
  it.each(['change', 'reset', 'renewal'] as const)(
    'replaces the previous outcome of the %s only',
    (flow: PasswordFlowName) => {
      const store = new PasswordStore();
      const others = (['change', 'reset', 'renewal'] as const).filter(name => name !== flow);
      store.failed(flow, { reason: 'offline' });
      expect(store[flow]).toEqual({ step: 'failed', failure: { reason: 'offline' } });
      store.succeeded(flow);
      expect(store[flow]).toEqual({ step: 'succeeded' });
      store.failed(flow, { reason: 'offline' });
      expect(store[flow].step).toBe('failed');
      store.cleared(flow);
      expect(store[flow]).toEqual({ step: 'idle' });
      expect(others.map(name => store[name].step)).toEqual(['idle', 'idle']);
    },
  );

  it('is not cleared while the request is under way', () => {
    const store = new PasswordStore();
    store.sent('reset');
    store.cleared('reset');
    expect(store.reset).toEqual({ step: 'sending' });
  });
});
