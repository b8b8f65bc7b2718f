import { ConsoleDiagnostics } from '../../../src/infrastructure/browser/ConsoleDiagnostics';

describe('ConsoleDiagnostics', () => {
  it('writes one line per problem', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    new ConsoleDiagnostics().report({ kind: 'pushUnreadable', where: 'BetsChannel', what: 'offer.id' });
    expect(warn.mock.calls).toEqual([['[pushUnreadable] BetsChannel: offer.id']]);
    warn.mockRestore();
  });
});
