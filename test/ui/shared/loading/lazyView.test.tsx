/** @jest-environment jsdom */
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import shared from '../../../../locales/en/shared.json';
import type { TextFile } from '../../../../src/application/ports/Texts';
import { lazyView, startAdapters } from '../../../../src/ui/shared/loading/lazyView';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { Workplace } from '../../../support/Workplace';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

beforeAll(() => startTexts('en', { shared }));

beforeEach(() => {
  document.body.innerHTML = '<main id="content"><div id="page"></div></main>';
  root = createRoot(document.getElementById('page')!);
});

afterEach(() => act(() => root.unmount()));

const page = () => document.getElementById('page')!;

/** A view whose code arrives after this many failures, in a page. */
async function show(failures: number, Waiting?: () => string, isRemoved = false): Promise<Workplace> {
  let left = failures;
  const error = new Error('offline');
  const load = () => (left-- > 0 ? Promise.reject(error) : Promise.resolve({ View: () => 'the view' }));
  const at = new Workplace();
  if (isRemoved) at.twins.deployment.removed.add(error);
  await render(lazyView(load, 'View', Waiting && { Waiting }), at);
  return at;
}

const render = (View: ComponentType, { container } = new Workplace()) =>
  act(async () =>
    root.render(
      <ContainerContext value={container}>
        <View />
      </ContainerContext>,
    ),
  );

describe('lazyView', () => {
  it('says in the place of a page that its first opening needs a connection', async () => {
    await show(1, () => 'loading');
    expect(page().textContent).toContain(shared.neverLoaded);
  });

  it('says below the page that a part without a place is missing', async () => {
    await show(1);
    expect(page().textContent).toBe('');
    expect(document.querySelector('#content > [role=alert]')?.textContent).toContain(shared.partMissing);
  });

  it('tries again when the network is back', async () => {
    const { connection } = await show(1, () => 'loading');
    await act(async () => connection.cameOnline());
    expect(page().textContent).toBe('the view');
  });

  it('offers to load the new version if a deployment has removed its code', async () => {
    const at = await show(1, () => 'loading', true);
    expect(page().textContent).toBe(shared.newVersion + shared.loadNewVersion);
    await act(async () => page().querySelector('button')?.click());
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('offers the new version once if a deployment has removed several parts, in the place of a page if one is missing', async () => {
    const error = new Error('gone');
    const load = (): Promise<{ View: () => string }> => Promise.reject(error);
    const at = new Workplace();
    at.twins.deployment.removed.add(error);
    const parts = [
      lazyView(load, 'View'),
      lazyView(load, 'View'),
      lazyView(load, 'View', { Waiting: () => 'loading' }),
    ];
    const All = () => parts.map((Part, index) => <Part key={index} />);
    await render(All, at);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(page().textContent).toBe(shared.newVersion + shared.loadNewVersion);
  });

  it.each([
    [['texts'], ['loading', 'the view']],
    [[], ['the view', 'the view']],
  ] as const)('shows a view that needs %j when its texts are there', async (needs, shown) => {
    let arrive = () => {};
    const read = () => new Promise<TextFile>(resolve => (arrive = () => resolve({})));
    startTexts('en', { shared }, { read, requestFeatures: () => {} });
    const load = () => Promise.resolve({ View: () => 'the view' });
    await render(lazyView(load, 'View', { Waiting: () => 'loading', needs }));
    const before = page().textContent;
    await act(async () => arrive());
    expect([before, page().textContent]).toEqual(shown);
    startTexts('en', { shared });
  });

  it('shows views when their adapters are there, which are loaded once, and again only after a failure', async () => {
    let failures = 1;
    let asked = 0;
    startAdapters(async () => {
      asked += 1;
      if (failures-- > 0) throw new Error('offline');
    });
    const load = () => Promise.resolve({ View: () => 'the view' });
    const view = () => lazyView(load, 'View', { Waiting: () => 'loading', needs: ['adapters'] });
    await render(view());
    expect(page().textContent).toContain(shared.neverLoaded);
    await act(async () => page().querySelector('button')!.click());
    expect(page().textContent).toBe('the view');
    await render(view());
    expect(asked).toBe(2);
    startAdapters();
  });
});
