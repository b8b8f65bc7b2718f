/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import biddingDe from '../../../locales/de/bidding.json';
import * as de from '../../../locales/de/shell';
import biddingEn from '../../../locales/en/bidding.json';
import * as en from '../../../locales/en/shell';
import biddingPl from '../../../locales/pl/bidding.json';
import * as pl from '../../../locales/pl/shell';
import type { TextFile } from '../../../src/application/ports/Texts';
import { type Language, languages } from '../../../src/domain/shared/Language';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { RasterMap } from '../../../src/ui/maps/RasterMap';
import { PhotoViewer } from '../../../src/ui/offers/page/gallery/PhotoViewer';
import { DateField } from '../../../src/ui/selling/invoices/DateField';
import { ModalDialog } from '../../../src/ui/shared/dialogs/ModalDialog';
import { SearchSelectField } from '../../../src/ui/shared/fields/SearchSelectField';
import { LiveText } from '../../../src/ui/shared/texts/LiveText';
import { changeTextLanguage, loadFeatureTexts, startTexts } from '../../../src/ui/shared/texts/texts';
import { cachedTranslate, LanguageProvider, type Translate, useTexts } from '../../../src/ui/shared/texts/useTexts';
import { Workplace } from '../../support/Workplace';
import { renderView } from '../support/renderView';

describe('LiveText', () => {
  it('announces 40 quick changes as the first and the last one', async () => {
    const at = new Workplace();
    const count = observable.box(0);
    const element = await renderView(
      <LiveText role="status" text={() => (count.get() > 0 ? `${count.get()} new` : '')} />,
      at,
    );
    const said: (string | null)[] = [];
    const noted = new MutationObserver(() => said.push(element.querySelector('[role="status"]')!.textContent));
    noted.observe(element, { subtree: true, childList: true, characterData: true });
    for (let more = 1; more <= 40; more += 1) {
      runInAction(() => count.set(more));
      await Promise.resolve();
    }
    expect(said).toEqual(['1 new']);
    await act(async () => at.twins.clock.advance(2000));
    expect(said).toEqual(['1 new', '40 new']);
    noted.disconnect();
  });

  it('is empty as soon as nothing is to be read', async () => {
    const at = new Workplace();
    const loaded = observable.box('20 of 90 loaded');
    const element = await renderView(<LiveText role="status" text={() => loaded.get()} />, at);
    runInAction(() => loaded.set(''));
    expect(element.textContent).toBe('');
    runInAction(() => loaded.set('40 of 90 loaded'));
    expect(element.textContent).toBe('');
    await act(async () => at.twins.clock.advance(2000));
    expect(element.textContent).toBe('40 of 90 loaded');
  });

  it('is said in the modal dialog above it, in a region that stood before, and not if it comes with its text', async () => {
    const count = observable.box('');
    await renderView(
      <>
        <LiveText role="status" text={() => count.get()} />
        <LiveText role="status" text={() => '7 loaded'} />
        <ModalDialog labelledBy="title" onCancel={() => {}}>
          <h2 id="title">Filters</h2>
        </ModalDialog>
      </>,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    const region = screen.getByRole('dialog').querySelector('[aria-live]')!;
    expect(region.textContent).toBe('');
    runInAction(() => count.set('43 offers'));
    expect(region.contains(dialog.getByText('43 offers'))).toBe(true);
    expect(region.textContent).toBe('43 offers');
  });

  it('waits for a pause in the typing if it is asked to', async () => {
    const at = new Workplace();
    const typed = observable.box('1');
    const View = observer(() => {
      const price = typed.get();
      return <LiveText role="status" afterPause text={() => (price === '' ? '' : `${price} is low`)} />;
    });
    const element = await renderView(<View />, at);
    const type = (text: string) => act(() => runInAction(() => typed.set(text)));
    const passes = (milliseconds: number) => act(async () => at.twins.clock.advance(milliseconds));
    await passes(1500);
    type('12');
    await passes(1500);
    expect(element.textContent).toBe('');
    type('125');
    await passes(2000);
    expect(element.textContent).toBe('125 is low');
    type('');
    expect(element.textContent).toBe('');
  });
});

describe('libraryTexts', () => {
  const ATTRIBUTES = ['title', 'alt', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-valuetext'];

  /** What a view of a library contains in words. The words of the app are given to it as numbers, or are hidden. */
  function wordsOnPage(): ReadonlySet<string> {
    const texts = [...document.body.querySelectorAll(':not([hidden], .visually-hidden)')].flatMap(element => [
      ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
      ...ATTRIBUTES.map(name => element.getAttribute(name) ?? ''),
    ]);
    return new Set(texts.flatMap(text => text.match(/\p{L}{2,}/gu) ?? []));
  }

  /** Abbreviated weekdays. */
  const sameInEnglish: Readonly<Partial<Record<Language, readonly string[]>>> = { de: ['Mo', 'Fr', 'Sa'] };

  const today = '2026-03-12' as LocalDate;

  const views: Readonly<Record<string, ReactNode>> = {
    PhotoSwipe: (
      <PhotoViewer
        index={0}
        photos={[1, 2, 3].map(id => ({ id, address: `/${id}.jpg`, thumbnail: `/${id}.jpg`, size: null }))}
      />
    ),
    leaflet: (
      <RasterMap
        position={{ latitude: 52, longitude: 13, exact: true }}
        server={{ tileUrl: '/1.png', attribution: '1' }}
        label="1"
        isShown
        onAnswer={() => {}}
      />
    ),
    'the list of antd': (
      <SearchSelectField label="1" none="2" value="3" options={[{ value: '3', text: '4' }]} onChoose={() => {}} />
    ),
    'the calendar of antd': (
      <DateField
        label="1"
        value={today}
        today={today}
        years={{ first: 2020, last: 2030 }}
        error={null}
        onChange={() => {}}
      />
    ),
  };

  /** The words that are on the page while the view is open. */
  async function wordsIn(language: Language, view: ReactNode): Promise<ReadonlySet<string>> {
    await renderView(view, undefined, language);
    const field = screen.queryByRole('combobox') ?? screen.queryByRole('textbox');
    if (field) await userEvent.click(field);
    return wordsOnPage();
  }

  /** The viewer closes with an animation, and no other one opens meanwhile. */
  async function closed(): Promise<void> {
    cleanup();
    await waitFor(() => expect(document.querySelector('.pswp')).toBeNull(), { timeout: 3000 });
  }

  afterEach(closed);

  describe.each(Object.entries(views))('%s', (_, view) => {
    it.each(languages.filter(language => language !== 'en'))('has no English word in %s', async language => {
      const english = await wordsIn('en', view);
      await closed();
      const words = await wordsIn(language, view);
      expect([...words].filter(word => english.has(word) && !sameInEnglish[language]?.includes(word))).toEqual([]);
      expect(words.size).toBeGreaterThan(0);
    });
  });
});

describe('texts', () => {
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
});

describe('useTexts', () => {
  const texts = {
    plain: 'Angebote',
    number: 'Angebot {{number}} öffnen',
    twice: '{{name}} · {{name}} · {{number}}',
    bids_zero: 'Kein Gebot von {{name}}',
    bids_one: '{{count}} Gebot von {{name}}',
    bids_other: '{{count}} Gebote von {{name}}',
  };

  const library = createInstance();
  let byLibrary: Translate;

  beforeAll(async () => {
    await library.init({ lng: 'de', resources: { de: { shared: texts } }, interpolation: { escapeValue: false } });
    byLibrary = library.getFixedT('de', 'shared') as Translate;
  });

  const anyKey = fc.constantFrom('plain', 'number', 'twice', 'bids');
  /** Numbers below 1,000, because only this function groups thousands. */
  const anyValues = fc.record({
    number: fc.integer({ min: -999, max: 999 }),
    name: fc.oneof(fc.string(), fc.constantFrom('$1', '$&', '<b>')),
  });

  it('cachedTranslate returns the same texts as the library, in any order of calls', () => {
    const remembered = cachedTranslate(byLibrary, 'de');
    fc.assert(
      fc.property(anyKey, anyValues, fc.nat(30), (key, values, count) => {
        const parameters = key === 'bids' ? { ...values, count } : values;
        expect(remembered(key, parameters)).toBe(byLibrary(key, parameters));
      }),
    );
  });

  it('cachedTranslate looks up a text once and leaves missing texts to the library', () => {
    const asked: string[] = [];
    const remembered = cachedTranslate((key, parameters) => {
      asked.push(key);
      return byLibrary(key, parameters);
    }, 'de');
    expect([remembered('plain'), remembered('plain'), remembered('number', { number: 7 })]).toEqual([
      'Angebote',
      'Angebote',
      'Angebot 7 öffnen',
    ]);
    expect(remembered('number', { number: 8 })).toBe('Angebot 8 öffnen');
    expect(remembered('colour', { defaultValue: 'petrol' })).toBe('petrol');
    expect(asked).toEqual(['plain', 'number', 'colour']);
  });

  it('cachedTranslate groups the thousands of whole numbers, but not those of a text', () => {
    const remembered = cachedTranslate(byLibrary, 'de');
    expect(remembered('bids', { count: 1100, name: '2026' })).toBe('1\u00a0100 Gebote von 2026');
    expect(remembered('number', { number: 1500 })).toBe('Angebot 1\u00a0500 öffnen');
  });
});
