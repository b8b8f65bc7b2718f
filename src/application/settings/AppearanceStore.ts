import { makeAutoObservable } from 'mobx';
import type { Paging } from '../../domain/offers/BrowseQuestion';
import type { Language } from '../../domain/shared/Language';

export type Theme = 'light' | 'dark';
export type Columns = 'less' | 'more';

export class AppearanceStore {
  language: Language = 'en';
  /** The one whose texts are on their way. */
  comingLanguage: Language | null = null;
  /** The one that was to be spoken, where its texts could not be had. */
  languageMissing: Language | null = null;
  /** Null: as the system has it. */
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

  languageSpoken(language: Language): void {
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
