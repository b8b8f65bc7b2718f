/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { listPaths } from '../../../../src/ui/shared/paths';
import { answersArrive, renderPage } from '../../support/renderPage';

const FRAME = 16;

const names = { browse: 'All offers', liked: 'Liked offers', inRealization: 'In realization' } as const;

let area: HTMLElement;

const offerRows = () => [...area.querySelectorAll<HTMLElement>(':is(article, [role="row"])[data-offer]')];
const rowOf = (hashId: HashId) => offerRows().find(({ dataset }) => dataset.offer === hashId);
const focusedOffer = () => document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset.offer;

/** The list as tiles, or as a table whose details are below their row. */
async function listOf(tab: keyof typeof names, layout: 'tiles' | 'table', offers = 600) {
  const page = await renderPage(listPaths[tab], {
    offers,
    before: at => runInAction(() => at.appearance.chooseLayout(tab, layout)),
  });
  area = await screen.findByRole('region', { name: names[tab] });
  await waitFor(() => expect(offerRows()).not.toEqual([]));
  await answersArrive();
  for (let rows = 0; rows < 4; rows += 1) await page.passes(FRAME);
  const ids = offerRows().map(({ dataset }) => dataset.offer as HashId);
  const scrollTo = async (top: number) => {
    area.scrollTop = top;
    fireEvent.scroll(area);
    for (let frames = 0; frames < 4; frames += 1) await page.passes(FRAME);
  };
  const noteIn = async (hashId: HashId) => {
    await page.user.click(within(rowOf(hashId)!).getByRole('button', { name: /^Details: / }));
    const item = layout === 'table' ? rowOf(hashId)!.parentElement! : rowOf(hashId)!;
    await page.user.click(await within(item).findByRole('button', { name: 'Note' }));
    return within(item).findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  };
  const remove = (hashId: HashId) => act(async () => void page.at.list(tab).rowRemoved(hashId));
  return { ...page, ids, scrollTo, noteIn, remove };
}

describe.each(['tiles', 'table'] as const)('a list as %s', layout => {
  it('keeps the field that has the focus rendered, however far it is scrolled away, and no letter becomes a command', async () => {
    const { at, ids, user, noteIn, scrollTo } = await listOf('browse', layout);
    const note = await noteIn(ids[1]!);
    await user.type(note, 'Te');
    await scrollTo(4000);
    await user.keyboard('l g t');
    expect(document.activeElement).toBe(note);
    expect(note.value).toBe('Tel g t');
    expect(at.sent('like')).toEqual([]);
    expect(location.pathname).toBe(listPaths.browse);
  });

  it('no longer renders a row that is far away once the focus has left it', async () => {
    const { ids, noteIn, scrollTo } = await listOf('browse', layout);
    const note = await noteIn(ids[0]!);
    act(() => note.focus());
    await scrollTo(9000);
    expect(rowOf(ids[0]!)).toBeDefined();
    act(() => note.blur());
    expect(rowOf(ids[0]!)).toBeUndefined();
  });

  it('keeps the focus in its row when a row above it goes', async () => {
    const { ids, remove } = await listOf('liked', layout);
    const link = within(rowOf(ids[3]!)!).getAllByRole('link')[0]!;
    act(() => link.focus());
    for (const above of [ids[0]!, ids[1]!, ids[2]!]) {
      await remove(above);
      expect(focusedOffer()).toBe(ids[3]);
    }
  });

  it('keeps the field that the dealer types in when rows above it go, with the place of the caret', async () => {
    const { ids, user, noteIn, remove } = await listOf('liked', layout);
    const note = await noteIn(ids[3]!);
    await user.type(note, 'ac', { initialSelectionStart: 0 });
    note.setSelectionRange(1, 1);
    for (const above of [ids[0]!, ids[1]!, ids[2]!]) await remove(above);
    await user.keyboard('b');
    expect(document.activeElement).toHaveProperty('value', 'abc');
  });

  it('gives the focus to the next row if its own row goes, and to the last one if there is no next', async () => {
    const { at, ids, remove } = await listOf('liked', layout);
    act(() => within(rowOf(ids[1]!)!).getAllByRole('link')[0]!.focus());
    await remove(ids[1]!);
    expect(document.activeElement).toBe(rowOf(ids[2]!));
    for (const other of at.list('liked').ids.filter(hashId => hashId !== ids[0] && hashId !== ids[2]))
      await remove(other);
    await remove(ids[2]!);
    expect(document.activeElement).toBe(rowOf(ids[0]!));
  });

  it('keeps the focus when its last row goes', async () => {
    const { ids, remove, at } = await listOf('liked', layout);
    act(() => within(rowOf(ids[0]!)!).getAllByRole('link')[0]!.focus());
    for (const hashId of [...at.list('liked').ids]) await remove(hashId);
    expect(document.activeElement).toBe(area);
  });
});

it('a table keeps the element of a row when another row goes', async () => {
  const { ids, remove } = await listOf('liked', 'table');
  const below = rowOf(ids[3]!);
  expect(below).toBeDefined();
  await remove(ids[1]!);
  expect(rowOf(ids[3]!)).toBe(below);
});

describe('a dialog that a row has opened', () => {
  it('stays open with what is typed when its row goes, and then gives the focus to the next row', async () => {
    const { ids, user, remove } = await listOf('inRealization', 'table');
    const opener = screen.getAllByRole('button', { name: 'Arrange the pickup' })[0]!;
    const own = opener.closest<HTMLElement>('[data-offer]')!.dataset.offer as HashId;
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
    const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(message, 'At noon. ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await remove(own);
    await user.keyboard('Please');
    expect(message.isConnected).toBe(true);
    expect(message.value).toMatch(/^At noon. Please/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const next = ids[ids.indexOf(own) + 1]!;
    expect(document.activeElement).toBe(rowOf(next));
  });

  it('is closed by another page', async () => {
    const { user } = await listOf('inRealization', 'table');
    await user.click(screen.getAllByRole('button', { name: 'Arrange the pickup' })[0]!);
    await screen.findByRole('dialog', { name: 'Message to the seller' });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
