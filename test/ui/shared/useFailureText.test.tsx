/** @jest-environment node */
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import de from '../../../locales/de/shared.json';
import en from '../../../locales/en/shared.json';
import pl from '../../../locales/pl/shared.json';
import type { Failure } from '../../../src/domain/shared/Failure';
import { useFailureText } from '../../../src/ui/shared/useFailureText';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { Workplace } from '../../support/Workplace';

function Shown({ failure }: { readonly failure: Failure }) {
  return useFailureText()(failure);
}

const { container, session } = new Workplace();

async function shown(failure: Failure, language = 'en'): Promise<string> {
  await i18next.changeLanguage(language);
  return renderToStaticMarkup(
    <ContainerContext value={container}>
      <Shown failure={failure} />
    </ContainerContext>,
  );
}

beforeAll(async () => {
  await i18next.init({ resources: { de: { shared: de }, en: { shared: en }, pl: { shared: pl } } });
});

describe('the text of a failure', () => {
  it.each([
    ['en', 'There are too many requests to the marketplace at the moment. Please try again in 20 seconds.'],
    ['de', 'Der Marktplatz erhält im Moment zu viele Anfragen. Bitte versuchen Sie es in 20 Sekunden noch einmal.'],
    ['pl', 'Platforma otrzymuje w tej chwili zbyt wiele żądań. Prosimy spróbować ponownie za 20 sekund.'],
  ])('in %s says when to try again', async (language, text) =>
    expect(await shown({ reason: 'tooManyRequests', retryAfter: 20 }, language)).toBe(text),
  );

  it.each([
    [1, 'in 1 second'],
    [99, 'in 99 seconds'],
    [100, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
  ])('says %d seconds as: %s', async (retryAfter, wait) =>
    expect(await shown({ reason: 'serverFailed', status: 503, retryAfter })).toBe(
      `The marketplace has a problem (error 503). Please try again ${wait}.`,
    ),
  );

  it('says no time if the server named none', async () => {
    expect(await shown({ reason: 'tooManyRequests', retryAfter: null })).toBe(en.failure.tooManyRequests);
    expect(await shown({ reason: 'serverFailed', status: 500 })).toBe('The marketplace has a problem (error 500).');
  });

  it('does not ask a dealer to sign in who has signed in again since', async () => {
    expect(await shown({ reason: 'unauthorized' })).toBe('Your session had ended.');
    session.sessionMissing(null);
    expect(await shown({ reason: 'unauthorized' })).toBe('Your session has ended. Please sign in again.');
  });
});
