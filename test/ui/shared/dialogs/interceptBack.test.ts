/** @jest-environment jsdom */
import { isAtOwnEntry, listenForBack, pushOwnEntry } from '../../../../src/ui/shared/dialogs/interceptBack';

const traversed = () => new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));

it('listenForBack leaves an entry whose purpose a reload has ended', async () => {
  history.replaceState({ page: 'offer' }, '');
  pushOwnEntry();
  expect(history.state).toMatchObject({ page: 'offer' });
  expect(isAtOwnEntry()).toBe(true);
  const moved = traversed();
  listenForBack();
  await moved;
  expect(history.state).toEqual({ page: 'offer' });
  expect(isAtOwnEntry()).toBe(false);
});

it('listenForBack stays at an entry of a page', async () => {
  history.pushState({ page: 'list' }, '');
  listenForBack();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(history.state).toEqual({ page: 'list' });
});
