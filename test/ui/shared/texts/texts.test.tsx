/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import biddingDe from '../../../../locales/de/bidding.json';
import * as de from '../../../../locales/de/shell';
import biddingEn from '../../../../locales/en/bidding.json';
import * as en from '../../../../locales/en/shell';
import biddingPl from '../../../../locales/pl/bidding.json';
import * as pl from '../../../../locales/pl/shell';
import type { TextFile } from '../../../../src/application/ports/Texts';
import { type Language, languages } from '../../../../src/domain/shared/Language';
import { changeTextLanguage, loadFeatureTexts, startTexts } from '../../../../src/ui/shared/texts/texts';
import { LanguageProvider, useTexts } from '../../../../src/ui/shared/texts/useTexts';

const shells = { de, en, pl };
const features = { de: { bidding: biddingDe }, en: { bidding: biddingEn }, pl: { bidding: biddingPl } };

afterEach(cleanup);

/** The texts of the shell, and those of the features once they are requested. They arrive when the test says so. */
class LateFiles {
  private areFeaturesRequested = false;
  private readonly waiting = new Map<Language, { readonly arrive: () => void; readonly fail: () => void }>();

  readonly requestFeatures = () => {
    this.areFeaturesRequested = true;
  };

  readonly read = (language: Language): Promise<TextFile> => {
    const texts: TextFile = { ...shells[language], ...(this.areFeaturesRequested && features[language]) };
    return new Promise((resolve, reject) =>
      this.waiting.set(language, { arrive: () => resolve(texts), fail: () => reject(new Error('offline')) }),
    );
  };

  readonly arrive = (language: Language) => act(async () => this.waiting.get(language)?.arrive());

  readonly fail = (language: Language) => act(async () => this.waiting.get(language)?.fail());
}

const functions = new Set<unknown>();

/** Texts of the shell, and in a feature that has loaded also its own. */
function Texts({ isLoaded }: { readonly isLoaded: boolean }) {
  const { t } = useTexts(['shared', 'bidding']);
  functions.add(t);
  return (
    <output>{[t('close'), t('unreadableRows', { count: 5 }), isLoaded && t('bidding:placeBid')].join('; ')}</output>
  );
}

function show(isLoaded = false): void {
  render(
    <LanguageProvider>
      <Texts isLoaded={isLoaded} />
    </LanguageProvider>,
  );
}

const shown = () => screen.getByRole('status').textContent?.split('; ');

it.each([
  ['de', 'Schließen', '5 Einträge können nicht angezeigt werden.'],
  ['en', 'Close', '5 entries cannot be shown.'],
  ['pl', 'Zamknij', 'Nie można pokazać 5 pozycji.'],
] as const)('the texts of the first screen are there in %s at once', (language, close, rows) => {
  startTexts(language, shells[language]);
  show();
  expect(shown()?.slice(0, 2)).toEqual([close, rows]);
});

it('the function that found the first texts finds those of a feature that loads later', async () => {
  const files = new LateFiles();
  startTexts('en', en, files);
  functions.clear();
  show();
  void loadFeatureTexts();
  await files.arrive('en');
  cleanup();
  show(true);
  expect(shown()?.at(2)).toBe('Place bid');
  expect(functions.size).toBe(1);
});

it('the texts of the features are not there if they cannot be loaded', async () => {
  const files = new LateFiles();
  startTexts('en', en, files);
  const loaded = expect(loadFeatureTexts()).rejects.toThrow('offline');
  await files.fail('en');
  await loaded;
});

it('a change of language changes all visible texts, also those of the features', async () => {
  const files = new LateFiles();
  startTexts('en', en, files);
  void loadFeatureTexts();
  await files.arrive('en');
  show(true);
  void changeTextLanguage('de');
  expect(shown()?.[0]).toBe('Close');
  await files.arrive('de');
  expect(shown()).toEqual(['Schließen', '5 Einträge können nicht angezeigt werden.', biddingDe.placeBid]);
});

it('the last of several changes of language wins', async () => {
  const files = new LateFiles();
  startTexts('en', en, files);
  show();
  void changeTextLanguage('de');
  void changeTextLanguage('pl');
  await files.arrive('pl');
  await files.arrive('de');
  expect(shown()?.[0]).toBe('Zamknij');
  void changeTextLanguage('en');
  await files.arrive('en');
  void changeTextLanguage('de');
  void changeTextLanguage('en');
  await files.arrive('de');
  expect(shown()?.[0]).toBe('Close');
});

it.each(languages)('every text of the first screen is found in %s by its namespace and path', language => {
  startTexts(language, shells[language]);
  const pathsOf = (tree: object, prefix: string): string[] =>
    Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
      typeof value === 'string' ? [prefix + name] : pathsOf(value, `${prefix}${name}.`),
    );
  const keys = Object.entries(shells[language]).flatMap(([namespace, texts]) => pathsOf(texts, `${namespace}:`));
  const missing: string[] = [];
  function AllTexts() {
    const { t } = useTexts('shared');
    missing.push(...keys.filter(key => t(key as 'close') === key.replace(/^\w+:/, '')));
    return null;
  }
  render(<AllTexts />);
  expect(keys.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it('a missing text shows its path, or its default value', () => {
  startTexts('en', en);
  function Missing() {
    const { t } = useTexts('shared');
    const path: string = 'missing.path';
    return (
      <output>{[path as 'close'].flatMap(key => [t(key), t(key, { defaultValue: 'as it came' })]).join('; ')}</output>
    );
  }
  render(<Missing />);
  expect(shown()).toEqual(['missing.path', 'as it came']);
});
