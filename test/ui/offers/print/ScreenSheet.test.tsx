/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { Book } from '../../../../src/application/book/Book';
import { ConversationListStore } from '../../../../src/application/conversations/ConversationListStore';
import { HomeScreen } from '../../../../src/application/home/HomeScreen';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { answersArrive, type PageOptions, renderPage, type RenderedPage } from '../../support/renderPage';

/** Renders a page until what starts after its first screen has started. */
async function rendered(path: string, options: PageOptions = {}): Promise<RenderedPage> {
  const page = await renderPage(path, options);
  for (let part = 0; part < 30; part++) await page.passes(SECOND);
  await answersArrive();
  return page;
}

/** As the browser does it, which prints what is there when the listeners have returned. */
function printed(): HTMLElement | null {
  act(() => void dispatchEvent(new Event('beforeprint')));
  return document.querySelector('[data-sheet]');
}

const endPrint = () => act(() => void dispatchEvent(new Event('afterprint')));

describe('a printed page', () => {
  it('has a plain table of all loaded rows of the list, with firm, date and number of rows', async () => {
    const { at } = await rendered(paths.liked, { offers: 200 });
    await screen.findAllByRole('article');
    const sheet = printed()!;
    const { ids, totalCount } = at.list('liked');
    const rows = within(sheet).getAllByRole('rowheader');
    expect(rows).toHaveLength(ids.length);
    for (const id of ids) expect(sheet.textContent).toContain(id);
    expect(sheet.textContent).toContain(`Rows: ${ids.length} of ${totalCount}`);
    expect(sheet.textContent).toContain(at.session.dealer!.companyName);
    expect(within(sheet).queryAllByRole('button')).toEqual([]);
    endPrint();
    expect(document.querySelector('[data-sheet]')).toBeNull();
  });

  it('has no limit, calculation or note of the dealer, in a list and in an offer', async () => {
    const { at, user } = await rendered(paths.liked, { offers: 200 });
    const [id] = at.list('liked').ids;
    const keep = at.container.get(Book);
    await act(() => keep.keep('limits', id!, euros(4321)));
    await act(() => keep.keep('notes', id!, 'Chain is new'));
    expect(printed()!.textContent).not.toMatch(/4\s321|limit|profit|Chain/i);
    endPrint();
    const [link] = await screen.findAllByRole('link', { name: new RegExp(id!) });
    await user.click(link!);
    await screen.findByRole('region', { name: 'Vehicle data' });
    const sheet = printed()!;
    expect(within(sheet).getByRole('region', { name: 'Vehicle data' })).toBeTruthy();
    expect(sheet.textContent).toContain(id);
    expect(sheet.textContent).not.toMatch(/4\s321|limit|My calculation|Chain/i);
  });

  it('of a deal has the seller and what is paid', async () => {
    const { at } = await rendered(paths.inRealization, { offers: 600 });
    const [id] = at.list('inRealization').ids;
    const { deal } = at.offer(id!);
    endPrint();
    history.replaceState(null, '', paths.offer(id!));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('region', { name: 'Vehicle data' });
    const text = printed()!.textContent;
    expect(text).toContain(deal!.phone);
    expect(text).toContain('Commission');
  });

  it('of the deal board has each deal once', async () => {
    const { at } = await rendered(paths.dealBoard, { offers: 600 });
    await screen.findAllByRole('article');
    const rows = within(printed()!).getAllByRole('rowheader');
    expect(rows).toHaveLength(at.list('inRealization').ids.length);
    expect(document.querySelectorAll('[data-sheet][data-copy="false"]')).toHaveLength(1);
  });

  it('of the landing page has all offers of each row', async () => {
    const { at } = await rendered('/', { offers: 200 });
    await screen.findAllByRole('article');
    const sheet = printed()!;
    const { offersByType } = at.container.get(HomeScreen);
    const ids = Object.values(offersByType).flat();
    expect(within(sheet).getAllByRole('rowheader')).toHaveLength(ids.length);
    for (const id of ids) expect(sheet.textContent).toContain(id);
  });

  it('of the messages has all loaded conversations', async () => {
    const { at } = await rendered(paths.conversations);
    const { ids } = at.container.get(ConversationListStore).pages.list;
    expect(ids.length).toBeGreaterThan(0);
    const sheet = printed()!;
    for (const id of ids) expect(sheet.textContent).toContain(id);
  });

  it('of a page without a table is a copy with firm and date, in which nothing can be pressed', async () => {
    const { at, user } = await rendered(paths.profile);
    const name = await screen.findByRole('textbox', { name: 'Display name' });
    await user.clear(name);
    await user.type(name, 'Mara typed');
    const sheet = printed()!;
    expect(sheet.textContent).toContain('Mara typed');
    expect(
      within(sheet)
        .getAllByRole('heading', { level: 1 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Profile']);
    expect(sheet.querySelector('header')!.textContent).toContain(at.session.dealer!.companyName);
    expect(sheet.querySelectorAll('input, button, nav')).toHaveLength(0);
    endPrint();
    expect(document.querySelector('[data-sheet]')).toBeNull();
  });

  it('shows whether a box is ticked', async () => {
    const { user } = await rendered(paths.notifications);
    const box = await screen.findByRole('switch', { name: 'I was outbid' });
    expect(printed()!.textContent).toContain('✓ I was outbid');
    endPrint();
    await user.click(box);
    expect(printed()!.textContent).not.toContain('✓ I was outbid');
  });

  it('does not contain what was typed as a password', async () => {
    const { user } = await rendered(paths.password);
    await user.type(await screen.findByLabelText('Current password'), 'Secret1!');
    expect(printed()!.textContent).not.toContain('Secret1!');
  });

  it('is the page itself if it shows its paper', async () => {
    await rendered(paths.shortlist);
    await screen.findByRole('heading', { level: 1 });
    expect(printed()).toBeNull();
  });

  it('has its sheet as soon as what follows the first screen begins', async () => {
    const { passes } = await renderPage(paths.today);
    await passes(SECOND);
    await answersArrive();
    expect(printed()).not.toBeNull();
  });
});
