import { minimumBid } from '../src/domain/bidding/MinimumBid';
import { tilesPerRow, WIDEST_TILE } from '../src/domain/home/TilesPerRow';
import { NATIVE_APP_BELOW } from '../src/domain/navigation/DeepLink';
import { defaultQuestion } from '../src/domain/offers/BrowseQuestion';
import { type HashId, mergeOffer, type OfferId } from '../src/domain/offers/Offer';
import { distances, productionYears } from '../src/domain/offers/OfferFilters';
import { scoreBand } from '../src/domain/offers/ScoreBand';
import { passwordProblem } from '../src/domain/session/Password';
import { menuBadge, toolbarBadge } from '../src/domain/shared/Badge';
import { groupedNumber } from '../src/domain/shared/GroupedNumber';
import { languages } from '../src/domain/shared/Language';
import { euros, moneyText } from '../src/domain/shared/Money';
import { isStale, LIST_STALE_AFTER, PROFILE_STALE_AFTER } from '../src/domain/shared/Staleness';

/** Sizes in pixels, times on screen and times of the connection are tested where they take effect. */
describe('the app', () => {
  test('sets the minimum bid to the highest bid plus 50 €', () => {
    expect(minimumBid(euros(8450))).toBe(euros(8500));
    expect(minimumBid(euros(0))).toBe(euros(50));
  });

  test('offers the distances 20, 40, 80, 160 and 320 km', () => {
    expect(distances).toEqual([20, 40, 80, 160, 320]);
  });

  test('offers the current production year and the 30 before', () => {
    const years = productionYears(2026);
    expect([years.length, Math.max(...years), Math.min(...years)]).toEqual([31, 2026, 1996]);
    expect(new Set(years).size).toBe(31);
  });

  test('requires passwords of at least 8 characters', () => {
    expect(passwordProblem('Abcdef!', 'Abcdef!')).toBe('tooShort');
    expect(passwordProblem('Abcdefg!', 'Abcdefg!')).toBeNull();
  });

  test('uses a mobile breakpoint of 868 px', () => expect(NATIVE_APP_BELOW).toBe(868));

  test('makes a tile at most 550 px wide', () => {
    expect(WIDEST_TILE).toBe(550);
    expect([tilesPerRow(550), tilesPerRow(551)]).toEqual([1, 2]);
  });

  test('shortens badges to 9+ in the menu and +9 in the toolbar', () => {
    expect([menuBadge(9), menuBadge(10), toolbarBadge(9), toolbarBadge(10)]).toEqual(['9', '9+', '9', '+9']);
  });

  test('treats lists as stale after 15 minutes and reloads on focus after 30 minutes', () => {
    expect([LIST_STALE_AFTER, PROFILE_STALE_AFTER]).toEqual([900_000, 1_800_000]);
    expect([isStale(0, 900_000, LIST_STALE_AFTER), isStale(0, 900_001, LIST_STALE_AFTER)]).toEqual([false, true]);
  });

  test('starts paging at page 1', () => expect(defaultQuestion.page).toBe(1));

  test('divides scores into three bands', () => {
    const scores = Array.from({ length: 101 }, (_, score) => scoreBand(score));
    expect([...new Set(scores)]).toEqual(['red', 'yellow', 'green']);
  });

  test('groups thousands with a space', () => {
    expect(groupedNumber(1_234_567).split(/\s/)).toEqual(['1', '234', '567']);
  });

  test('shows prices in euro', () => expect(moneyText(euros(9900), ',')).toMatch(/^9\s900\s€$/));

  test('has texts in German, Polish and English', () => expect([...languages].sort()).toEqual(['de', 'en', 'pl']));

  test('treats an offer without a vehicle type as a motorbike', () => {
    const offer = mergeOffer(undefined, { id: 1 as OfferId, hashId: 'MB-1' as HashId });
    expect(offer.vehicleType).toBe('Motorbike');
  });
});
