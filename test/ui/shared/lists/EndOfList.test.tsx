/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Conversations } from '../../../../src/application/ports/Conversations';
import type { Invoices } from '../../../../src/application/ports/Invoices';
import type { Offers } from '../../../../src/application/ports/Offers';
import type { Failure } from '../../../../src/domain/shared/Failure';
import type { ListPage } from '../../../../src/domain/shared/Page';
import { type Result, success } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

const lacking = <Row,>(answer: Result<ListPage<Row>, Failure>) =>
  answer.ok ? success({ ...answer.value, received: answer.value.rows.length + 1 }) : answer;

it.each([paths.browse, paths.conversations, paths.purchaseInvoices])(
  'the list at %s says that it lacks rows',
  async path => {
    await renderPage(path, {
      replaced: ({ offers, conversations, invoices }) => ({
        offers: {
          ...offers,
          list: async (...question: Parameters<Offers['list']>) => {
            const answer = await offers.list(...question);
            return answer.ok ? success({ ...answer.value, received: answer.value.offers.length + 1 }) : answer;
          },
        },
        conversations: {
          ...conversations,
          list: async (...page: Parameters<Conversations['list']>) => lacking(await conversations.list(...page)),
        },
        invoices: { list: async (...page: Parameters<Invoices['list']>) => lacking(await invoices.list(...page)) },
      }),
    });
    expect(await screen.findByText(/^\d+ entr(y|ies) cannot be shown\.$/)).toBeTruthy();
  },
);
