import * as fc from 'fast-check';
import { type ConversationSummary, seenConversation } from '../../../src/domain/conversations/ConversationSummary';
import type { ConversationId } from '../../../src/domain/conversations/Message';
import type { HashId } from '../../../src/domain/offers/Offer';
import { aConversationList, arrives } from '../../support/aList';
import { watchActions } from '../../support/watchActions';

watchActions();

const aRow = (place: number, updatedAt: string): ConversationSummary => ({
  id: place as ConversationId,
  offerHashId: `MB-${place}` as HashId,
  label1: '',
  label2: '',
  photo: null,
  isSeen: false,
  unread: 1,
  updatedAt,
});

const pageOf = (rows: readonly ConversationSummary[]) => ({ rows, totalPages: 9, totalCount: 90 });

/** Each conversation once, at its first position: the slow and simple version of the list. */
const onTop = (...rows: readonly ConversationSummary[]): ConversationSummary[] =>
  rows.filter((row, index) => rows.findIndex(other => other.offerHashId === row.offerHashId) === index);

const [first, second, third, fourth] = [aRow(1, ''), aRow(2, ''), aRow(3, ''), aRow(4, '')] as const;

describe('a removed conversation', () => {
  it('disappears from the list when the list is fetched again', () => {
    const list = aConversationList();
    arrives(list.pages.list, 'first', list.pages.listed(pageOf([first, second, third])), 1);
    list.pages.list.requested('first');
    arrives(list.pages.list, 'first', list.pages.listed(pageOf([second, third])), 2);
    expect(list.pages.rows).toEqual([second, third]);
    expect(list.pages.of(first.offerHashId)).toBeUndefined();
  });

  it('hides none of the later rows that moved up to pages already read', () => {
    const list = aConversationList();
    arrives(list.pages.list, 'first', list.pages.listed(pageOf([first, second])), 1);
    list.removed(first.offerHashId);
    expect(list.pages.list.nextPage).toBe(1);
    arrives(list.pages.list, 'more', list.pages.listed(pageOf([second, third])), 2);
    arrives(list.pages.list, 'more', list.pages.listed(pageOf([fourth])), 3);
    expect(list.pages.rows).toEqual([second, third, fourth]);
  });
});

it('a removed conversation makes no page reload in a list that is loaded to its end', () => {
  const list = aConversationList();
  arrives(
    list.pages.list,
    'first',
    list.pages.listed({ rows: [first, second], totalPages: 1, totalCount: 2, limit: 2 }),
    1,
  );
  list.removed(second.offerHashId);
  expect([list.pages.list.hasMore, list.pages.list.totalCount]).toEqual([false, 1]);
});

it('ConversationListStore rereads no page before the removed row if the server sends the page length', () => {
  const list = aConversationList();
  arrives(list.pages.list, 'first', list.pages.listed({ ...pageOf([first, second]), limit: 2 }), 1);
  arrives(list.pages.list, 'more', list.pages.listed({ ...pageOf([third, fourth]), limit: 2 }), 2);
  list.removed(fourth.offerHashId);
  expect(list.pages.list.nextPage).toBe(2);
});

it('pages of conversations that were pushed before are no end of the list', () => {
  const list = aConversationList();
  arrives(list.pages.list, 'first', list.pages.listed(pageOf([first])), 1);
  const pushed = [11, 12, 13, 14].map(place => aRow(place, 'pushed'));
  pushed.forEach(row => list.updated(row));
  pushed.forEach(row => arrives(list.pages.list, 'more', list.pages.listed(pageOf([row])), 2));
  expect(list.pages.list.hasMore).toBe(true);
  pushed.forEach(row => arrives(list.pages.list, 'more', list.pages.listed(pageOf([row])), 3));
  expect(list.pages.list.hasMore).toBe(false);
});

it('ConversationListStore adds no pushed conversation to a list that was never fetched', () => {
  const pushed = aRow(1, 'pushed');
  const list = aConversationList();
  list.updated(pushed);
  expect(list.pages.list.ids).toHaveLength(0);
  arrives(list.pages.list, 'first', list.pages.listed(pageOf([])), 1);
  expect(list.pages.rows).toEqual([pushed]);
});

const place = fc.nat(12);
const page = fc.uniqueArray(place, { maxLength: 5 });
const happening = fc.oneof(
  fc.record({ kind: fc.constant('first' as const), page }),
  fc.record({ kind: fc.constant('more' as const), page }),
  fc.record({ kind: fc.constant('newest' as const), page }),
  fc.record({ kind: fc.constant('written' as const), place }),
  fc.record({ kind: fc.constant('seen' as const), place }),
  fc.record({ kind: fc.constant('removed' as const), place }),
);

it('ConversationListStore always equals a list that is rebuilt after each event', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), happenings => {
      const list = aConversationList();
      let rows: ConversationSummary[] = [];
      list.pages.list.requested('first');
      arrives(list.pages.list, 'first', list.pages.listed(pageOf([])), 1);
      happenings.forEach((one, index) => {
        const fresh = (places: readonly number[]) => places.map(at => aRow(at, String(index)));
        if (one.kind === 'first') {
          list.pages.list.requested('first');
          arrives(list.pages.list, 'first', list.pages.listed(pageOf(fresh(one.page))), 1);
          rows = fresh(one.page);
        } else if (one.kind === 'more') {
          list.pages.list.requested('more');
          arrives(list.pages.list, 'more', list.pages.listed(pageOf(fresh(one.page))), 1);
          rows = onTop(...rows, ...fresh(one.page));
        } else if (one.kind === 'newest') {
          list.pages.list.requested('newest');
          arrives(list.pages.list, 'newest', list.pages.listed(pageOf(fresh(one.page))), 1);
          rows = onTop(...fresh(one.page), ...rows);
        } else if (one.kind === 'written') {
          const [written] = fresh([one.place]);
          list.updated(written!);
          rows = onTop(written!, ...rows);
        } else if (one.kind === 'removed') {
          list.removed(`MB-${one.place}` as HashId);
          rows = rows.filter(row => row.id !== (one.place as ConversationId));
        } else {
          list.markedSeen(`MB-${one.place}` as HashId);
          rows = rows.map(row => (row.id === (one.place as ConversationId) ? seenConversation(row) : row));
        }
        expect(list.pages.rows).toEqual(rows);
      });
    }),
  );
});

it('an answer does not undo what was written or seen since it was requested', () => {
  const written = fc.uniqueArray(place, { maxLength: 4 });
  const arrivals = fc.constantFrom('first' as const, 'newest' as const);
  fc.assert(
    fc.property(page, written, page, arrivals, (answered, pushed, looked, arrival) => {
      const list = aConversationList();
      arrives(list.pages.list, 'first', list.pages.listed(pageOf(answered.map(at => aRow(at, 'before')))), 1);
      list.pages.list.requested('first');
      for (const at of pushed) list.updated(aRow(at, 'pushed'));
      for (const at of looked) list.markedSeen(`MB-${at}` as HashId);
      const answer = pageOf(answered.map(at => aRow(at, 'answered')));
      if (arrival === 'first') arrives(list.pages.list, 'first', list.pages.listed(answer), 2);
      else arrives(list.pages.list, 'newest', list.pages.listed(answer), 2);
      const expected = onTop(
        ...pushed.toReversed().map(at => aRow(at, 'pushed')),
        ...answered.map(at => aRow(at, 'answered')),
      ).map(row => (looked.includes(row.id) ? seenConversation(row) : row));
      expect(list.pages.rows).toEqual(expected);
    }),
  );
});

it('ConversationListStore holds a conversation once, even if a page contains it twice', () => {
  const doubling = fc.array(fc.nat(4), { maxLength: 6 });
  fc.assert(
    fc.property(doubling, doubling, doubling, (first, more, newest) => {
      const list = aConversationList();
      const rowsAt = (places: readonly number[]) => places.map(each => aRow(each, ''));
      arrives(list.pages.list, 'first', list.pages.listed(pageOf(rowsAt(first))), 1);
      expect(list.pages.rows).toEqual(onTop(...rowsAt(first)));
      arrives(list.pages.list, 'more', list.pages.listed(pageOf(rowsAt(more))), 2);
      expect(list.pages.rows).toEqual(onTop(...rowsAt(first), ...rowsAt(more)));
      arrives(list.pages.list, 'newest', list.pages.listed(pageOf(rowsAt(newest))), 3);
      expect(list.pages.rows).toEqual(onTop(...rowsAt(newest), ...rowsAt(first), ...rowsAt(more)));
    }),
  );
});
