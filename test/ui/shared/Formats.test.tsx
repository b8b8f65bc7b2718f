import { renderToStaticMarkup } from 'react-dom/server';
import de from '../../../locales/de/shared.json';
import en from '../../../locales/en/shared.json';
import pl from '../../../locales/pl/shared.json';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { noonOf } from '../../../src/domain/shared/LocalDate';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { useFailureText } from '../../../src/ui/shared/texts/useFailureText';
import { formatIn, useFormat } from '../../../src/ui/shared/texts/useFormat';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { delicateDays, timeZone } from '../../support/timeZone';
import { Workplace } from '../../support/Workplace';

describe('useFormat', () => {
  function Shown({ text }: { readonly text: (format: ReturnType<typeof useFormat>) => string }) {
    return text(useFormat());
  }

  function shown(text: (format: ReturnType<typeof useFormat>) => string, language: Language = 'en'): string {
    startTexts(language, {});
    return renderToStaticMarkup(<Shown text={text} />);
  }

  /** What a clock on the wall shows before and after each change, and on a leap day. */
  const moments: Readonly<Record<string, readonly (readonly [instant: string, shown: string])[]>> = {
    'America/St_Johns': [
      ['2026-03-08T05:29:00Z', '8 Mar 2026, 01:59'],
      ['2026-03-08T05:30:00Z', '8 Mar 2026, 03:00'],
      ['2026-11-01T04:00:00Z', '1 Nov 2026, 01:30'],
      ['2026-11-01T05:00:00Z', '1 Nov 2026, 01:30'],
      ['2028-03-01T03:29:00Z', '29 Feb 2028, 23:59'],
    ],
    'Europe/Berlin': [
      ['2026-03-29T00:59:00Z', '29 Mar 2026, 01:59'],
      ['2026-03-29T01:00:00Z', '29 Mar 2026, 03:00'],
      ['2026-10-25T00:30:00Z', '25 Oct 2026, 02:30'],
      ['2026-10-25T01:30:00Z', '25 Oct 2026, 02:30'],
      ['2028-02-29T22:59:00Z', '29 Feb 2028, 23:59'],
      ['2028-02-29T23:00:00Z', '1 Mar 2028, 00:00'],
    ],
    'Pacific/Kiritimati': [
      ['2028-02-28T09:59:00Z', '28 Feb 2028, 23:59'],
      ['2028-02-28T10:00:00Z', '29 Feb 2028, 00:00'],
      ['2026-12-31T10:00:00Z', '1 Jan 2027, 00:00'],
    ],
    UTC: [
      ['2028-02-29T00:00:00Z', '29 Feb 2028, 00:00'],
      ['2028-02-29T23:59:00Z', '29 Feb 2028, 23:59'],
    ],
  };

  describe('the format of an elapsed time', () => {
    it.each(languages)('is Xd Yh Zmin in the language %s', language =>
      expect(shown(({ elapsed }) => elapsed(0, 2 * DAY + 3 * HOUR + 4 * MINUTE), language)).toBe('2d 3h 4min'),
    );
  });

  describe('the format of dates', () => {
    for (const [instant, text] of moments[timeZone] ?? []) {
      it(`shows ${instant} in ${timeZone} as ${text}`, () =>
        expect(shown(({ moment }) => moment(Date.parse(instant)))).toBe(text));
    }

    it.each(delicateDays)('shows the calendar date %s as that day in every language', day => {
      const [year, month, date] = day.split('-');
      const monthName = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
      expect(shown(format => format.date(noonOf(day)))).toBe(`${Number(date)} ${monthName} ${year}`);
      for (const language of languages) {
        const text = shown(format => format.date(noonOf(day)), language);
        expect(text).toMatch(new RegExp(`^0?${Number(date)}\\D`));
        expect(text).toContain(year);
      }
      expect(shown(format => format.date(noonOf(day)), 'de')).toBe(`${date}.${month}.${year}`);
    });
  });

  it.each([
    ['de', '25.11.2026'],
    ['en', '25 Nov 2026'],
    ['pl', '25 lis 2026'],
  ] as const)('a calendar date in %s is %s, and another text stays as it is', (language, text) => {
    expect(shown(({ calendarDate }) => calendarDate('2026-11-25'), language)).toBe(text);
    for (const other of ['2026-13-25', '25.11.', '']) {
      expect(shown(({ calendarDate }) => calendarDate(other), language)).toBe(other);
    }
  });

  it.each([
    ['de', '8,5\u00a0%'],
    ['en', '8.5%'],
    ['pl', '8,5%'],
  ] as const)('a percentage in %s is %s', (language, text) => {
    expect(shown(({ percent }) => percent(8.5), language)).toBe(text);
  });

  it.each([
    ['de', '26. Nov. 18:02', '26. Nov. 2025 18:02'],
    ['en', '26 Nov 18:02', '26 Nov 2025 18:02'],
    ['pl', '26 lis 18:02', '26 lis 2025 18:02'],
  ] as const)('a short moment in %s is %s, and of another year %s', (language, text, earlier) => {
    const now = noonOf('2026-11-29');
    const at = (year: number) => new Date(year, 10, 26, 18, 2).getTime();
    expect(shown(({ shortMoment }) => shortMoment(at(2026), now), language)).toBe(text);
    expect(shown(({ shortMoment }) => shortMoment(at(2025), now), language)).toBe(earlier);
  });

  describe('the name of a country', () => {
    afterEach(() => jest.restoreAllMocks());

    it('is a text for the countries that most vehicles come from, so no formatter is created', () => {
      const { DisplayNames } = Intl;
      const created = jest.spyOn(Intl, 'DisplayNames').mockImplementation((...wanted) => new DisplayNames(...wanted));
      startTexts('pl', { sharedCountries: { names: { DE: 'Niemcy' } } });
      const { country } = formatIn('pl');
      expect([country('DE'), country('de')]).toEqual(['Niemcy', 'Niemcy']);
      expect(created).not.toHaveBeenCalled();
      expect([country('JP'), country('JP'), country('Bayern')]).toEqual(['Japonia', 'Japonia', 'Bayern']);
      expect(created).toHaveBeenCalledTimes(1);
    });

    it('is there in a language that only papers have', () => expect(formatIn('it').country('DE')).toBe('Germania'));
  });
});

describe('the text of a failure', () => {
  function Shown({ failure }: { readonly failure: Failure }) {
    return useFailureText()(failure);
  }

  const texts = { de, en, pl };

  const { container, session } = new Workplace();

  function shown(failure: Failure, language: Language = 'en'): string {
    startTexts(language, { shared: texts[language] });
    return renderToStaticMarkup(
      <ContainerContext value={container}>
        <Shown failure={failure} />
      </ContainerContext>,
    );
  }

  it.each<Failure>([
    { reason: 'refused', status: 422, message: 'Sold.' },
    { reason: 'notFound', message: 'Sold.' },
  ])('contains the text of the server: %j', failure => expect(shown(failure)).toContain('Sold.'));

  it.each([
    ['en', 'There are too many requests to the marketplace at the moment. Please try again in 20 seconds.'],
    ['de', 'Der Marktplatz erhält im Moment zu viele Anfragen. Bitte versuchen Sie es in 20 Sekunden noch einmal.'],
    ['pl', 'Platforma otrzymuje w\u00a0tej chwili zbyt wiele zapytań. Spróbuj ponownie za 20 sekund.'],
  ] as const)('in %s says when to try again', (language, text) =>
    expect(shown({ reason: 'tooManyRequests', retryAfter: 20 }, language)).toBe(text),
  );

  it.each([
    [1, 'in 1 second'],
    [99, 'in 99 seconds'],
    [100, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
  ])('says %d seconds as: %s', (retryAfter, wait) =>
    expect(shown({ reason: 'serverFailed', status: 503, retryAfter })).toBe(
      `The marketplace has a problem (error 503). Please try again ${wait}.`,
    ),
  );

  it('says no time if the server named none', () => {
    expect(shown({ reason: 'tooManyRequests', retryAfter: null })).toBe(en.failure.tooManyRequests);
    expect(shown({ reason: 'serverFailed', status: 500 })).toBe('The marketplace has a problem (error 500).');
  });

  it('does not ask a dealer to sign in who has signed in again since', () => {
    expect(shown({ reason: 'unauthorized' })).toBe('Your session had ended.');
    session.sessionMissing(null);
    expect(shown({ reason: 'unauthorized' })).toBe('Your session has ended. Please sign in again.');
  });
});
