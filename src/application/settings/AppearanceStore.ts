import { makeAutoObservable } from 'mobx';
import type { Paging } from '../../domain/offers/BrowseQuestion';
import type { Language } from '../../domain/shared/Language';

export type Theme = 'light' | 'dark';
export type Columns = 'less' | 'more';

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

  constructor() {
    makeAutoObservable(this);
  }

  get theme(): Theme {
    return this.chosenTheme ?? this.systemTheme;
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

  pagingChosen(paging: Paging): void {
    this.paging = paging;
  }
}
