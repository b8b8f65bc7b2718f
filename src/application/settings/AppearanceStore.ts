import { makeAutoObservable } from 'mobx';
import type { Language } from '../../domain/shared/Language';

export type Theme = 'light' | 'dark';
export type Columns = 'less' | 'more';
export type Paging = 'infinite' | 'paginated';

export class AppearanceStore {
  language: Language = 'en';
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

  languageChosen(language: Language): void {
    this.language = language;
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
