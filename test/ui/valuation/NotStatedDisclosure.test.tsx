/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { paths } from '../../../src/ui/shared/paths';
import { Workplace } from '../../support/Workplace';
import { renderPage } from '../support/renderPage';
import { withOffer } from '../support/withOffer';

const { hashId } = new Workplace().dealer.list('browse', defaultQuestion).offers[0]!;

describe('the facts of an offer that are not stated', () => {
  it('become a question, which is not sent and never replaces typed text', async () => {
    const { at, user } = await renderPage(paths.offer(hashId), withOffer({}, { financed: null }));
    const send = jest.spyOn(at.twins.conversations, 'send');
    await user.click(await screen.findByRole('button', { name: 'Not stated' }));
    const region = within(screen.getByRole('region', { name: 'Not stated' }));
    const facts = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent);
    const ask = () => user.click(region.getByRole('button', { name: 'Ask about these' }));
    const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await ask();
    const question = (await message()).value;
    expect(facts.map(fact => question.includes(`- ${fact}`))).toEqual(facts.map(() => true));
    await user.clear(await message());
    await user.type(await message(), 'My own words');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    await ask();
    expect((await message()).value).toBe('My own words');
    expect(send).not.toHaveBeenCalled();
  });
});
