/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { ArrangeMenu } from '../../../../src/application/navigation/ArrangeMenu';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';
import { withOffer } from '../../support/withOffer';
import { plainRow } from '../../support/withRows';

const { hashId } = new Workplace().dealer.list('browse', defaultQuestion).offers[0]!;
const path = paths.offer(hashId);

async function opened(width: number, ...changes: Parameters<typeof withOffer>) {
  const page = await renderPage(path, {
    ...withOffer(...changes),
    before: at => {
      at.twins.browserWindow.resize(width);
      at.container.get(ArrangeMenu).restore(path);
    },
  });
  await screen.findByRole('region', { name: 'Vehicle data' });
  return page;
}

const bidButton = () => screen.queryByRole('button', { name: 'Bid' });
const price = () => within(screen.getByRole('region', { name: 'Price' }));

describe('the foot of an opened offer on a phone', () => {
  it.each([
    ['without', euros(0)],
    ['with', euros(9900)],
  ])(
    'names the highest bid, and leads to the field without sending anything, %s a fixed price',
    async (_, buyNowPrice) => {
      const { at, user } = await opened(390, { ...plainRow, highestBid: euros(5000), bidsCount: 2, buyNowPrice });
      const bar = bidButton()!.closest<HTMLElement>('[data-foot-bar]')!;
      expect(bar.textContent?.replace(/\s/g, ' ')).toBe('Highest bid5 000 €Bid');
      expect(await axeFindings(bar)).toEqual([]);
      at.calls.length = 0;
      await user.click(bidButton()!);
      await answersArrive();
      await waitFor(() => expect(document.activeElement).toBe(price().getByRole('textbox', { name: 'Your offer' })));
      expect([...at.sent('bid'), ...at.sent('buy')]).toEqual([]);
    },
  );

  it('has a dash for a price that is not known', async () => {
    await opened(390, { ...plainRow, highestBid: euros(0), bidsCount: 2 });
    expect(bidButton()!.closest('[data-foot-bar]')!.textContent).toBe('Highest bid–Bid');
  });

  it('keeps the amount that was typed', async () => {
    const { user } = await opened(390, plainRow);
    const field = price().getByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    await user.type(field, '700');
    await user.click(bidButton()!);
    expect(field.value).toBe('700');
  });

  it('is not there for a sold vehicle', async () => {
    await opened(390, { ...plainRow, closed: true });
    expect(bidButton()).toBeNull();
  });

  it('is not there in a wider window', async () => {
    await opened(700, plainRow);
    expect(bidButton()).toBeNull();
  });
});
