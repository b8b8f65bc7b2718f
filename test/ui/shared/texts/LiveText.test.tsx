/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { ModalDialog } from '../../../../src/ui/shared/dialogs/ModalDialog';
import { LiveText } from '../../../../src/ui/shared/texts/LiveText';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

it('LiveText announces 40 quick changes as the first and the last one', async () => {
  const at = new Workplace();
  const count = observable.box(0);
  const element = await renderView(
    <LiveText role="status" text={() => (count.get() > 0 ? `${count.get()} new` : '')} />,
    at,
  );
  const said: (string | null)[] = [];
  const noted = new MutationObserver(() => said.push(element.querySelector('[role="status"]')!.textContent));
  noted.observe(element, { subtree: true, childList: true, characterData: true });
  for (let more = 1; more <= 40; more += 1) {
    runInAction(() => count.set(more));
    await Promise.resolve();
  }
  expect(said).toEqual(['1 new']);
  await act(async () => at.twins.clock.advance(2000));
  expect(said).toEqual(['1 new', '40 new']);
  noted.disconnect();
});

it('LiveText is empty as soon as nothing is to be read', async () => {
  const at = new Workplace();
  const loaded = observable.box('20 of 90 loaded');
  const element = await renderView(<LiveText role="status" text={() => loaded.get()} />, at);
  runInAction(() => loaded.set(''));
  expect(element.textContent).toBe('');
  runInAction(() => loaded.set('40 of 90 loaded'));
  expect(element.textContent).toBe('');
  await act(async () => at.twins.clock.advance(2000));
  expect(element.textContent).toBe('40 of 90 loaded');
});

it('LiveText is said in the modal dialog above it, in a region that stood before, and not if it comes with its text', async () => {
  const count = observable.box('');
  await renderView(
    <>
      <LiveText role="status" text={() => count.get()} />
      <LiveText role="status" text={() => '7 loaded'} />
      <ModalDialog labelledBy="title" onCancel={() => {}}>
        <h2 id="title">Filters</h2>
      </ModalDialog>
    </>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  const region = screen.getByRole('dialog').querySelector('[aria-live]')!;
  expect(region.textContent).toBe('');
  runInAction(() => count.set('43 offers'));
  expect(region.contains(dialog.getByText('43 offers'))).toBe(true);
  expect(region.textContent).toBe('43 offers');
});

it('LiveText waits for a pause in the typing if it is asked to', async () => {
  const at = new Workplace();
  const typed = observable.box('1');
  const View = observer(() => {
    const price = typed.get();
    return <LiveText role="status" afterPause text={() => (price === '' ? '' : `${price} is low`)} />;
  });
  const element = await renderView(<View />, at);
  const type = (text: string) => act(() => runInAction(() => typed.set(text)));
  const passes = (milliseconds: number) => act(async () => at.twins.clock.advance(milliseconds));
  await passes(1500);
  type('12');
  await passes(1500);
  expect(element.textContent).toBe('');
  type('125');
  await passes(2000);
  expect(element.textContent).toBe('125 is low');
  type('');
  expect(element.textContent).toBe('');
});
