import { BookStore } from '../../../src/application/book/BookStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import type { DatedNews } from '../../../src/domain/notifications/KeptNews';
import { minuteOfDay } from '../../../src/domain/notifications/QuietHours';
import type { HashId } from '../../../src/domain/offers/Offer';
import { HOUR } from '../../../src/domain/shared/Instant';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const anEvent = (index: number): DatedNews => ({
  key: `sold MB-${index}`,
  changedAt: 0,
  value: { news: { kind: 'sold', hashId: `MB-${index}` as HashId, name: `Honda ${index}` }, isRead: false },
});
const events = (count: number) => Array.from({ length: count }, (_, index) => anEvent(index));

async function allowed() {
  const at = new Workplace();
  const { container, twins } = at;
  const keptNews = container.get(KeptNews);
  expect(await keptNews.askBrowser()).toBe('granted');
  await settled();
  const pressed: (string | null)[] = [];
  const announce = (among: readonly DatedNews[]) =>
    keptNews.announce(among, {
      wordsOf: ({ value }) => ({ title: value.news.name, body: 'Sold' }),
      wordsOfMany: count => ({ title: 'Notifications', body: String(count) }),
      onPress: event => pressed.push(event?.key ?? null),
    });
  return { at, announce, keptNews, pressed, notifications: twins.systemNotifications };
}

describe('KeptNews.announce', () => {
  it('shows one notification for each event, which leads to it', async () => {
    const { announce, notifications, pressed } = await allowed();
    await announce(events(2));
    expect(notifications.shown).toEqual([
      { title: 'Honda 0', body: 'Sold', tag: 'sold MB-0' },
      { title: 'Honda 1', body: 'Sold', tag: 'sold MB-1' },
    ]);
    notifications.press('sold MB-1');
    expect(pressed).toEqual(['sold MB-1']);
  });

  it('announces many events at once in one notification', async () => {
    const { announce, notifications, pressed } = await allowed();
    await announce(events(100));
    expect(notifications.shown.map(({ body }) => body)).toEqual(['100']);
    notifications.press(notifications.shown[0]!.tag);
    expect(pressed).toEqual([null]);
  });

  it('shows nothing that the dealer has read meanwhile', async () => {
    const { at, announce, notifications } = await allowed();
    const [event] = events(1);
    at.container.get(BookStore).shown('news', event!.key, { ...event!.value, isRead: true }, event!.changedAt);
    await announce([event!]);
    expect(notifications.shown).toEqual([]);
  });

  it('shows nothing in the quiet hours', async () => {
    const { at, announce, keptNews, notifications } = await allowed();
    const now = minuteOfDay(at.twins.clock.now());
    const quietHours = { from: now, to: (now + 1) % 1_440 };
    await keptNews.changeSettings({ quietHours });
    await announce(events(1));
    expect(notifications.shown).toEqual([]);
    await keptNews.changeSettings({ quietHours: undefined });
    await announce(events(1));
    expect(notifications.shown).toHaveLength(1);
  });

  it('takes the quiet hours from the clock of the device, whatever the server says', async () => {
    const { at, announce, keptNews, notifications } = await allowed();
    const now = minuteOfDay(at.twins.clock.deviceNow());
    at.twins.clock.serverAhead = 5 * HOUR;
    await keptNews.changeSettings({ quietHours: { from: now, to: (now + 1) % 1_440 } });
    await announce(events(1));
    expect(notifications.shown).toEqual([]);
    await keptNews.changeSettings({ quietHours: { from: (now + 300) % 1_440, to: (now + 301) % 1_440 } });
    await announce(events(1));
    expect(notifications.shown).toHaveLength(1);
  });

  it('shows nothing once the dealer has switched it off', async () => {
    const { announce, keptNews, notifications } = await allowed();
    await announce(events(1));
    expect(notifications.shown).toHaveLength(1);
    await keptNews.changeSettings({ bySystem: false });
    await announce([anEvent(7)]);
    expect(notifications.shown.map(({ tag }) => tag)).toEqual(['sold MB-0']);
  });
});

it('a denied permission switches nothing on', async () => {
  const { container, twins, session } = new Workplace();
  twins.systemNotifications.answer = 'denied';
  expect(await container.get(KeptNews).askBrowser()).toBe('denied');
  expect(await twins.book.readAll(session.dealerKey, 'settings')).toMatchObject({ value: [] });
});
