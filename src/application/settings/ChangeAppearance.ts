import { inject, injectable } from 'inversify';
import type { Paging } from '../../domain/offers/BrowseQuestion';
import { type Language, isLanguage, languageOf } from '../../domain/shared/Language';
import { Analytics } from '../ports/Analytics';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences } from '../ports/Preferences';
import { Texts } from '../ports/Texts';
import { SessionStore } from '../session/SessionStore';
import { AppearanceStore, type Columns, type Theme } from './AppearanceStore';

/** How this dealer likes to see things, on this device. */
@injectable()
export class ChangeAppearance {
  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Texts) private readonly texts: Texts,
    @inject(AppearanceStore) private readonly appearance: AppearanceStore,
  ) {}

  /** What was chosen here before, else what the profile said when it was last seen, else what the browser asks for. */
  restore(): void {
    const language = this.preferences.read('language');
    this.appearance.languageSpoken(isLanguage(language) ? language : languageOf(this.window.languages()));
    this.appearance.systemThemeKnown(this.window.prefersDark() ? 'dark' : 'light');
    const theme = this.preferences.read('theme');
    if (theme === 'light' || theme === 'dark') this.appearance.themeChosen(theme);
    if (this.preferences.read('columns') === 'more') this.appearance.columnsChosen('more');
    if (this.preferences.read('paging') === 'paginated') this.appearance.pagingChosen('paginated');
  }

  /**
   * Whether it is spoken now: its texts come first, and may be out of reach, or another one was chosen before they came.
   * By `languageOf` it is known later on whether the dealer chose it here; the profile does not interrupt a choice.
   */
  async language(language: Language, of: 'dealer' | 'profile' = 'dealer'): Promise<boolean> {
    if (of === 'profile' && this.appearance.comingLanguage) return false;
    this.appearance.languageAsked(language);
    const isThere = await this.texts.fetch(language);
    if (this.appearance.comingLanguage !== language) return false;
    if (isThere) {
      this.preferences.write('language', language);
      this.preferences.write('languageOf', of);
      this.appearance.languageSpoken(language);
    } else this.appearance.textsMissing(language);
    return isThere;
  }

  theme(theme: Theme): void {
    this.preferences.write('theme', theme);
    this.appearance.themeChosen(theme);
  }

  columns(columns: Columns): void {
    this.preferences.write('columns', columns);
    this.appearance.columnsChosen(columns);
  }

  /** `shown`: an address may show the list in another mode than the one that is remembered. */
  paging(paging: Paging, shown = this.appearance.paging): void {
    if (paging === shown && paging === this.appearance.paging) return;
    this.preferences.write('paging', paging);
    this.appearance.pagingChosen(paging);
    const name = paging === 'paginated' ? 'dealer_set_manual_pagination' : 'dealer_set_infinite_pagination';
    this.analytics.record({ name, email: this.session.email, data: {} });
  }
}
