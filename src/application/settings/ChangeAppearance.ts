import { inject, injectable } from 'inversify';
import { type Language, isLanguage, languageOf } from '../../domain/shared/Language';
import { Analytics } from '../ports/Analytics';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences } from '../ports/Preferences';
import { SessionStore } from '../session/SessionStore';
import { AppearanceStore, type Columns, type Paging, type Theme } from './AppearanceStore';

/** How this dealer likes to see things, on this device. */
@injectable()
export class ChangeAppearance {
  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(AppearanceStore) private readonly appearance: AppearanceStore,
  ) {}

  /** What was chosen here before, else what the browser asks for. */
  restore(): void {
    const language = this.preferences.read('language');
    this.appearance.languageChosen(isLanguage(language) ? language : languageOf(this.window.languages()));
    this.appearance.systemThemeKnown(this.window.prefersDark() ? 'dark' : 'light');
    const theme = this.preferences.read('theme');
    if (theme === 'light' || theme === 'dark') this.appearance.themeChosen(theme);
    if (this.preferences.read('columns') === 'more') this.appearance.columnsChosen('more');
    if (this.preferences.read('paging') === 'paginated') this.appearance.pagingChosen('paginated');
  }

  language(language: Language): void {
    this.preferences.write('language', language);
    this.appearance.languageChosen(language);
  }

  theme(theme: Theme): void {
    this.preferences.write('theme', theme);
    this.appearance.themeChosen(theme);
  }

  columns(columns: Columns): void {
    this.preferences.write('columns', columns);
    this.appearance.columnsChosen(columns);
  }

  paging(paging: Paging): void {
    if (paging === this.appearance.paging) return;
    this.preferences.write('paging', paging);
    this.appearance.pagingChosen(paging);
    const name = paging === 'paginated' ? 'dealer_set_manual_pagination' : 'dealer_set_infinite_pagination';
    this.analytics.record({ name, email: this.session.email, data: {} });
  }
}
