import { makeAutoObservable, observable } from 'mobx';
import type { Paging } from '../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { Language } from '../../domain/shared/Language';

export type Theme = 'light' | 'dark';
export type Columns = 'less' | 'more';
/** How a list shows its offers. */
export type ListLayout = 'tiles' | 'table';

export class AppearanceStore {
  language: Language = 'en';
  /** The language whose translations are loading. */
  comingLanguage: Language | null = null;
  /** The requested language, if its translations could not be loaded. */
  languageMissing: Language | null = null;
  /** Null if the theme follows the system. */
  chosenTheme: Theme | null = null;
  systemTheme: Theme = 'light';
  columns: Columns = 'less';
  paging: Paging = 'infinite';
  /** The window has room for the cockpit of the own bids. */
  isWindowWide = false;
  /** The lists that take the whole width of the window. */
  private readonly wide = observable.map<ListLayout, boolean>({ table: true, tiles: false });
  /** Single letters and signs are keys of the app. */
  hasLetterKeys = true;
  private readonly layouts = observable.map<OfferTab, ListLayout>();

  constructor() {
    makeAutoObservable<this, 'layouts' | 'wide'>(this, { layouts: false, wide: false });
  }

  /** Until the dealer chooses, the own bids are a table in a wide window, and every other list shows tiles. */
  layoutOf(tab: OfferTab): ListLayout {
    return this.layouts.get(tab) ?? (tab === 'ownBids' && this.isWindowWide ? 'table' : 'tiles');
  }

  get theme(): Theme {
    return this.chosenTheme ?? this.systemTheme;
  }

  /** Whether the list takes the whole width of the window. */
  isWide(tab: OfferTab): boolean {
    return this.wide.get(this.layoutOf(tab)) ?? false;
  }

  languageAsked(language: Language): void {
    this.comingLanguage = language;
  }

  languageApplied(language: Language): void {
    this.language = language;
    this.comingLanguage = null;
    this.languageMissing = null;
  }

  textsMissing(language: Language): void {
    this.languageMissing = language;
    this.comingLanguage = null;
  }

  themeChosen(theme: Theme): void {
    this.chosenTheme = theme;
  }

  systemThemeKnown(theme: Theme): void {
    this.systemTheme = theme;
  }

  columnsChosen(columns: Columns): void {
    this.columns = columns;
  }

  layoutChosen(tab: OfferTab, layout: ListLayout): void {
    this.layouts.set(tab, layout);
  }

  wideChosen(layout: ListLayout, isWide: boolean): void {
    this.wide.set(layout, isWide);
  }

  windowMeasured(isWide: boolean): void {
    this.isWindowWide = isWide;
  }

  letterKeysChosen(hasLetterKeys: boolean): void {
    this.hasLetterKeys = hasLetterKeys;
  }

  pagingChosen(paging: Paging): void {
    this.paging = paging;
  }
}
