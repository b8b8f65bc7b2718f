/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import de from '../../../../locales/de/shared.json';
import en from '../../../../locales/en/shared.json';
import pl from '../../../../locales/pl/shared.json';
import type { Failure } from '../../../../src/domain/shared/Failure';
import type { Language } from '../../../../src/domain/shared/Language';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { useFailureText } from '../../../../src/ui/shared/texts/useFailureText';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { Workplace } from '../../../support/Workplace';

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

describe('the text of a failure', () => {
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
