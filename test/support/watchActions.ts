import { configure } from 'mobx';

/**
 * MobX warns about changes of observables outside actions and reports errors of reactions: either one fails the test.
 */
export function watchActions(): void {
  const spies: jest.SpyInstance<void, unknown[]>[] = [];

  beforeAll(() => configure({ enforceActions: 'always' }));

  beforeEach(() => {
    spies.push(jest.spyOn(console, 'warn'), jest.spyOn(console, 'error'));
  });

  afterEach(() => {
    for (const spy of spies.splice(0)) {
      const said = [...spy.mock.calls];
      spy.mockRestore();
      expect(said).toEqual([]);
    }
  });
}
