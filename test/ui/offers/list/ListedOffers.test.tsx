/** @jest-environment jsdom */
import '../../../support/nodeGlobals';
import { autorun } from 'mobx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import offers from '../../../../locales/en/offers.json';
import shared from '../../../../locales/en/shared.json';
import type { OfferListPart } from '../../../../src/application/ports/Offers';
import { FirstScreen } from '../../../../src/application/start/FirstScreen';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { OfferGrid } from '../../../../src/ui/offers/list/ListedOffers';
import { NavigationProvider } from '../../../../src/ui/shared/navigation';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import type { MarketPorts } from '../../../support/Wire';
import { Workplace } from '../../../support/Workplace';

const reportWidths: (() => void)[] = [];
let isWidthLate = false;

/** Reports the size of a list at once, as a browser does in its first frame, or late. Rows keep their assumed height. */
class Observer implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(target: Element): void {
    if (target.hasAttribute('data-index')) return;
    const report = () =>
      this.callback([{ target, contentRect: { width: 1050, height: 600 } } as unknown as ResizeObserverEntry], this);
    if (isWidthLate) reportWidths.push(report);
    else report();
  }

  unobserve(): void {}
  disconnect(): void {}
}

/** A server whose second page repeats the rows of its first page. */
function repeatingPage2({ offers: port, ...ports }: MarketPorts): MarketPorts {
  let first: OfferListPart['offers'] = [];
  return {
    ...ports,
    offers: {
      homeScreen: signal => port.homeScreen(signal),
      open: (id, signal) => port.open(id, signal),
      list: async (tab, question, signal) => {
        const answer = await port.list(tab, question, signal);
        if (!answer.ok) return answer;
        if (question.page === 1) first = answer.value.offers;
        return question.page === 2 ? { ok: true, value: { ...answer.value, offers: first } } : answer;
      },
    },
  };
}

/** Resolves when the answers of the twins have arrived. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** No row of the list is drawn, so that the end of the list stays in sight. */
const none: readonly HashId[] = [];

let root: Root;

beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: Observer, IS_REACT_ACT_ENVIRONMENT: true });
  startTexts('en', { offers, shared });
});

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => act(() => root.unmount()));

// The first test of the file, because a later list uses the width that an earlier one has measured.
it('OfferGrid says that its tiles are rendered once the rows in sight and the row below them are, also if the width is known late', async () => {
  const at = new Workplace({ offers: 90 });
  const screen = at.container.get(FirstScreen);
  const rowsWhenSaid: number[] = [];
  autorun(() => screen.areTilesRendered && rowsWhenSaid.push(document.querySelectorAll('[data-index]').length));
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  isWidthLate = true;
  await act(async () => {
    root.render(
      <ContainerContext value={at.container}>
        <MemoryRouter>
          <NavigationProvider>
            <OfferGrid list={at.list('browse')} />
          </NavigationProvider>
        </MemoryRouter>
      </ContainerContext>,
    );
    await settled();
  });
  expect(rowsWhenSaid).toEqual([]);
  isWidthLate = false;
  await act(async () => reportWidths.forEach(report => report()));
  // Two of them fill the 600 pixels.
  expect(rowsWhenSaid).toEqual([3]);
});

it('OfferGrid loads the page after one that only repeats known rows, and without a scroll three pages at most', async () => {
  const at = new Workplace({ offers: 90, through: repeatingPage2 });
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  const list = at.list('browse');
  await act(async () => {
    root.render(
      <ContainerContext value={at.container}>
        <OfferGrid list={list} ids={none} />
      </ContainerContext>,
    );
    await settled();
  });
  for (let page = 2; page <= list.totalPages; page += 1) await act(settled);
  expect(list.totalPages).toBeGreaterThan(4);
  expect(at.sent('list')).toEqual([1, 2, 3, 4].map(page => `list browse ${page}`));
});
