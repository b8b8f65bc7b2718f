/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultQuestion } from '../../../../../src/domain/offers/list/BrowseQuestion';
import { offerName } from '../../../../../src/domain/offers/Offer';
import { paths } from '../../../../../src/ui/shared/paths';
import { Workplace } from '../../../../support/Workplace';
import { goBack } from '../../../support/goBack';
import { answersArrive, renderPage } from '../../../support/renderPage';

/** An offer that was opened from the list, by its place there. */
async function opened(place: number, path: string = paths.browse) {
  const page = await renderPage(path);
  const tab = path === paths.liked ? 'liked' : 'browse';
  await page.user.click((await screen.findAllByRole('link', { name: /^Open offer/ }))[place]!);
  const sheet = () => within(screen.getByRole('dialog'));
  await screen.findByRole('region', { name: 'Vehicle data' });
  const idAt = (index: number) => page.at.list(tab).ids[index]!;
  const step = (name: string) => sheet().getByRole('button', { name });
  const press = async (name: string) => {
    await page.user.click(step(name));
    await answersArrive();
  };
  const isOff = (name: string) => step(name).ariaDisabled === 'true';
  return { ...page, idAt, press, isOff, sheet };
}

const shownPath = () => location.pathname;

describe('an offer that was opened from a list', () => {
  it('leads to the next and the previous one, and one Back returns to the list', async () => {
    const { idAt, press, isOff } = await opened(0);
    const entries = history.length;
    expect([isOff('Previous offer'), isOff('Next offer')]).toEqual([true, false]);
    await press('Previous offer');
    expect(shownPath()).toBe(paths.offer(idAt(0)));
    await press('Next offer');
    await press('Next offer');
    expect(shownPath()).toBe(paths.offer(idAt(2)));
    await press('Previous offer');
    expect(shownPath()).toBe(paths.offer(idAt(1)));
    expect(history.length).toBe(entries);
    await goBack();
    expect(shownPath()).toBe(paths.browse);
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.offer', idAt(1)));
  });

  it('leads there with the keys j and k, except while the dealer types', async () => {
    const { user, idAt, sheet } = await opened(1);
    await user.keyboard('j');
    await answersArrive();
    expect(shownPath()).toBe(paths.offer(idAt(2)));
    await user.keyboard('k');
    await user.keyboard('k');
    await answersArrive();
    expect(shownPath()).toBe(paths.offer(idAt(0)));
    await user.keyboard('k');
    expect(shownPath()).toBe(paths.offer(idAt(0)));
    await user.click(sheet().getByRole('button', { name: 'My limit' }));
    await user.type(await sheet().findByRole('textbox', { name: 'My limit' }), 'j');
    expect(shownPath()).toBe(paths.offer(idAt(0)));
  });

  it('keeps its messages open at the next offer, where what was typed does not follow', async () => {
    const { user } = await opened(0);
    const press = async (name: string) => {
      await user.click(await screen.findByLabelText(name));
      await answersArrive();
    };
    await user.click(await screen.findByLabelText(/^Messages/, { selector: 'button' }));
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(await field(), 'How many keys?');
    await press('Next offer');
    await waitFor(async () => expect((await field()).value).toBe(''));
    await press('Previous offer');
    await waitFor(async () => expect((await field()).value).toBe('How many keys?'));
    await user.keyboard('{Escape}');
    await press('Next offer');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it.each([
    [paths.browse, 'All offers · Paddock'],
    [paths.liked, 'Liked offers · Paddock'],
  ])('has its own title after each step, and above the list %s gives it back', async (path, title) => {
    const { at, user, press, idAt } = await opened(0, path);
    await press('Next offer');
    const name = () => offerName(at.offer(idAt(1)));
    expect(document.title).toBe(`${name()} · Paddock`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shownPath()).toBe(path));
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('is read again for each step', async () => {
    const { at, press } = await opened(0);
    const before = at.sent('open').length;
    await press('Next offer');
    expect(at.sent('open')).toHaveLength(before + 1);
  });

  it('leads on after it has left its list', async () => {
    const { user, at, press, sheet } = await opened(0, paths.liked);
    const [first, second] = at.list('liked').ids;
    expect(shownPath()).toBe(paths.offer(first!));
    await user.click(sheet().getByRole('button', { name: /^Like: /, pressed: true }));
    await act(async () => expect(at.list('liked').ids).not.toContain(first));
    await press('Next offer');
    expect(shownPath()).toBe(paths.offer(second!));
  });

  it('has no such buttons if it was opened by its address', async () => {
    await renderPage(paths.offer(new Workplace().dealer.list('browse', defaultQuestion).offers[0]!.hashId));
    await screen.findByRole('region', { name: 'Vehicle data' });
    expect(screen.queryByRole('button', { name: 'Next offer' })).toBeNull();
  });
});
