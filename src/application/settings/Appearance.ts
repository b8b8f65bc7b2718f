import { injectable } from 'inversify';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { PHONE_BELOW } from '../../domain/navigation/WindowWidths';
import type { Paging } from '../../domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../domain/offers/list/OfferTab';
import { isLanguage, type Language, languageOf } from '../../domain/shared/Language';
import { Analytics } from '../ports/Analytics';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences } from '../ports/Preferences';
import { Texts } from '../ports/Texts';

export type Theme = 'light' | 'dark';
export type Columns = 'less' | 'more';
/** How a list shows its offers. */
export type ListLayout = 'tiles' | 'table';

/** Pixels. A wider window has room for a table of offers and the details of one beside it. */
const WIDE_FROM = 1024;

const tabsOfTables: ReadonlySet<OfferTab> = new Set(['ownBids', 'inRealization', 'archived']);

const preferenceOfLayout = (tab: OfferTab) => `layout.${tab}`;

/** Whether lists of this layout take the whole width of the window. */
const preferenceOfWidth: Readonly<Record<ListLayout, string>> = { table: 'wide', tiles: 'wideTiles' };

/** Display settings of this device. */
@injectable()
export class Appearance {
  language: Language = 'en';
  /** The language whose translations are loading. */
  comingLanguage: Language | null = null;
  /** The requested language, if its translations could not be loaded. */
  languageMissing: Language | null = null;
  columns: Columns = 'less';
  paging: Paging = 'infinite';
  /** The window has room for the cockpit of the own bids. */
  isWindowWide = false;
  /** A phone has room for the rows of a table, which then have two lines, but not for the parts of a tile of an own bid. */
  isPhone = false;
  /** Single letters and signs are keys of the app. */
  hasLetterKeys = true;
  /** Null if the theme follows the system. */
  private chosenTheme: Theme | null = null;
  private systemTheme: Theme = 'light';
  /** The lists that take the whole width of the window. */
  private readonly wide = observable.map<ListLayout, boolean>({ table: true, tiles: false });
  private readonly layouts = observable.map<OfferTab, ListLayout>();

  constructor(
    private readonly preferences: Preferences,
    private readonly window: BrowserWindow,
    private readonly analytics: Analytics,
    private readonly texts: Texts,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  get theme(): Theme {
    return this.chosenTheme ?? this.systemTheme;
  }

  /**
   * Until the dealer chooses, own bids and deals are a table in a wide window, and all lists but browsing on a phone. Others
   * are tiles.
   */
  layoutOf(tab: OfferTab): ListLayout {
    const isTable = this.isPhone ? tab !== 'browse' : this.isWindowWide && tabsOfTables.has(tab);
    return this.layouts.get(tab) ?? (isTable ? 'table' : 'tiles');
  }

  /** Whether the list takes the whole width of the window. */
  isWide(tab: OfferTab): boolean {
    return this.wide.get(this.layoutOf(tab)) ?? false;
  }

  /** Restores the stored settings. The language falls back to the browser's languages. */
  restore(): void {
    const language = this.preferences.read('language');
    this.languageArrived(isLanguage(language) ? language : languageOf(this.window.languages()));
    this.followSystemTheme();
    this.window.onPrefersDarkChanged(() => this.followSystemTheme());
    const theme = this.preferences.read('theme');
    if (theme === 'light' || theme === 'dark') this.chosenTheme = theme;
    if (this.preferences.read('columns') === 'more') this.columns = 'more';
    if (this.preferences.read('paging') === 'paginated') this.paging = 'paginated';
    if (this.preferences.read(preferenceOfWidth.table) === 'off') this.wide.set('table', false);
    if (this.preferences.read(preferenceOfWidth.tiles) === 'on') this.wide.set('tiles', true);
    if (this.preferences.read('letterKeys') === 'off') this.hasLetterKeys = false;
    for (const tab of offerTabs) {
      const layout = this.preferences.read(preferenceOfLayout(tab));
      if (layout === 'tiles' || layout === 'table') this.layouts.set(tab, layout);
    }
    this.window.followWidth(WIDE_FROM, isNarrow => this.windowMeasured(!isNarrow));
    this.window.followWidth(PHONE_BELOW, isPhone => runInAction(() => (this.isPhone = isPhone)));
  }

  /**
   * Changes the language once its translations are loaded. Returns false if they cannot be loaded, or if another
   * language was chosen meanwhile. `of` is stored, to distinguish a dealer's choice from the profile's language. The
   * profile's language does not interrupt a choice in progress.
   */
  async chooseLanguage(language: Language, of: 'dealer' | 'profile' = 'dealer'): Promise<boolean> {
    if (of === 'profile' && this.comingLanguage) return false;
    if (!(await this.apply(language))) return false;
    this.preferences.write('language', language);
    this.preferences.write('languageOf', of);
    return true;
  }

  /** The profile's language takes precedence over the browser's languages, but not over a choice on this device. */
  async applyProfileLanguage(language: Language | undefined): Promise<void> {
    const isChosenHere =
      isLanguage(this.preferences.read('language')) && this.preferences.read('languageOf') !== 'profile';
    if (language && !isChosenHere) await this.chooseLanguage(language, 'profile');
  }

  /** Changes to the language that another tab has stored on this device. A choice in progress here wins. */
  async followLanguage(): Promise<void> {
    const language = this.preferences.read('language');
    if (isLanguage(language) && language !== this.language && !this.comingLanguage) await this.apply(language);
  }

  chooseTheme(theme: Theme): void {
    this.preferences.write('theme', theme);
    this.chosenTheme = theme;
  }

  chooseColumns(columns: Columns): void {
    this.preferences.write('columns', columns);
    this.columns = columns;
  }

  chooseLayout(tab: OfferTab, layout: ListLayout): void {
    this.preferences.write(preferenceOfLayout(tab), layout);
    this.layouts.set(tab, layout);
  }

  /** Every list of the same layout becomes as wide. */
  chooseWidth(tab: OfferTab, isWide: boolean): void {
    const layout = this.layoutOf(tab);
    this.preferences.write(preferenceOfWidth[layout], isWide ? 'on' : 'off');
    this.wide.set(layout, isWide);
  }

  chooseLetterKeys(hasLetterKeys: boolean): void {
    this.preferences.write('letterKeys', hasLetterKeys ? 'on' : 'off');
    this.hasLetterKeys = hasLetterKeys;
  }

  /** `shown` is the mode on screen. The URL may override the stored mode. */
  choosePaging(paging: Paging, shown = this.paging): void {
    if (paging === shown && paging === this.paging) return;
    this.preferences.write('paging', paging);
    this.paging = paging;
    const name = paging === 'paginated' ? 'dealer_set_manual_pagination' : 'dealer_set_infinite_pagination';
    this.analytics.record({ name, data: {} });
  }

  /** Returns false if the translations cannot be loaded, or if another language was chosen meanwhile. */
  private async apply(language: Language): Promise<boolean> {
    runInAction(() => (this.comingLanguage = language));
    const isThere = await this.texts.fetch(language);
    if (this.comingLanguage !== language) return false;
    if (isThere) this.languageArrived(language);
    else this.textsMissed(language);
    return isThere;
  }

  private languageArrived(language: Language): void {
    this.language = language;
    this.comingLanguage = null;
    this.languageMissing = null;
  }

  private textsMissed(language: Language): void {
    this.languageMissing = language;
    this.comingLanguage = null;
  }

  private followSystemTheme(): void {
    this.systemTheme = this.window.prefersDark() ? 'dark' : 'light';
  }

  private windowMeasured(isWide: boolean): void {
    this.isWindowWide = isWide;
  }
}
