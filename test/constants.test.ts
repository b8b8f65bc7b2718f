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

/** Those of the pixels, of the time that passes on a screen and of the line are held where they can be seen. */
describe('Business constants and limits', () => {
  test('Minimum bid: highest bet plus 50 (euro)', () => {
    expect(minimumBid(euros(8450))).toBe(euros(8500));
    expect(minimumBid(euros(0))).toBe(euros(50));
  });

  test('Distance filter options: 20, 40, 80, 160, 320 km', () => {
    expect(distances).toEqual([20, 40, 80, 160, 320]);
  });

  test('Production year filter: current year and the 30 before (31 values)', () => {
    const years = productionYears(2026);
    expect([years.length, Math.max(...years), Math.min(...years)]).toEqual([31, 2026, 1996]);
    expect(new Set(years).size).toBe(31);
  });

  test('Password minimum length 8', () => {
    expect(passwordProblem('Abcdef!', 'Abcdef!')).toBe('tooShort');
    expect(passwordProblem('Abcdefg!', 'Abcdefg!')).toBeNull();
  });

  test('Mobile breakpoint 868 px', () => expect(NATIVE_APP_BELOW).toBe(868));

  test('Tile 550 max width', () => {
    expect(WIDEST_TILE).toBe(550);
    expect([tilesPerRow(550), tilesPerRow(551)]).toEqual([1, 2]);
  });

  test('Badges: menu 9+, toolbar +9, chat 9+', () => {
    expect([menuBadge(9), menuBadge(10), toolbarBadge(9), toolbarBadge(10)]).toEqual(['9', '9+', '9', '+9']);
  });

  test('Lists stale after 15 min (900000 ms); focus reload after 30 min (1800000 ms)', () => {
    expect([LIST_STALE_AFTER, PROFILE_STALE_AFTER]).toEqual([900_000, 1_800_000]);
    expect([isStale(0, 900_000, LIST_STALE_AFTER), isStale(0, 900_001, LIST_STALE_AFTER)]).toEqual([false, true]);
  });

  test('Pagination starts at page 1', () => expect(defaultQuestion.page).toBe(1));

  test('Score bands 3', () => {
    const scores = Array.from({ length: 101 }, (_, score) => scoreBand(score));
    expect([...new Set(scores)]).toEqual(['red', 'yellow', 'green']);
  });

  test('Number format groups thousands with a space', () => {
    expect(groupedNumber(1_234_567).split(/\s/)).toEqual(['1', '234', '567']);
  });

  test('Currency EUR', () => expect(moneyText(euros(9900), ',')).toMatch(/^9\s900\s€$/));

  test('Languages de, pl, en', () => expect([...languages].sort()).toEqual(['de', 'en', 'pl']));

  test('Default vehicle_type Motorbike', () => {
    const offer = mergeOffer(undefined, { id: 1 as OfferId, hashId: 'MB-1' as HashId });
    expect(offer.vehicleType).toBe('Motorbike');
  });
});
