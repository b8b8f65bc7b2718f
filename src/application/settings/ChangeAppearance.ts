import { inject, injectable } from 'inversify';
import type { Paging } from '../../domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../domain/offers/list/OfferTab';
import { type Language, isLanguage, languageOf } from '../../domain/shared/Language';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences } from '../ports/Preferences';
import { Texts } from '../ports/Texts';
import { RecordAnalytics } from '../session/RecordAnalytics';
import { AppearanceStore, type Columns, type ListLayout, type Theme } from './AppearanceStore';

/** Pixels. A wider window has room for a table of offers and the details of one beside it. */
const WIDE_FROM = 1024;

const layoutOf = (tab: OfferTab) => `layout.${tab}`;

/** Whether lists of this layout take the whole width of the window. */
const wide: Readonly<Record<ListLayout, string>> = { table: 'wide', tiles: 'wideTiles' };

/** Display settings of this device. */
@injectable()
export class ChangeAppearance {
  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(RecordAnalytics) private readonly analytics: RecordAnalytics,
    @inject(Texts) private readonly texts: Texts,
    @inject(AppearanceStore) private readonly appearance: AppearanceStore,
  ) {}

  /** Restores the stored settings. The language falls back to the browser's languages. */
  restore(): void {
    const language = this.preferences.read('language');
    this.appearance.languageApplied(isLanguage(language) ? language : languageOf(this.window.languages()));
    const followSystemTheme = () => this.appearance.systemThemeKnown(this.window.prefersDark() ? 'dark' : 'light');
    followSystemTheme();
    this.window.onPrefersDarkChanged(followSystemTheme);
    const theme = this.preferences.read('theme');
    if (theme === 'light' || theme === 'dark') this.appearance.themeChosen(theme);
    if (this.preferences.read('columns') === 'more') this.appearance.columnsChosen('more');
    if (this.preferences.read('paging') === 'paginated') this.appearance.pagingChosen('paginated');
    if (this.preferences.read(wide.table) === 'off') this.appearance.wideChosen('table', false);
    if (this.preferences.read(wide.tiles) === 'on') this.appearance.wideChosen('tiles', true);
    if (this.preferences.read('letterKeys') === 'off') this.appearance.letterKeysChosen(false);
    for (const tab of offerTabs) {
      const layout = this.preferences.read(layoutOf(tab));
      if (layout === 'tiles' || layout === 'table') this.appearance.layoutChosen(tab, layout);
    }
    this.appearance.windowMeasured(!this.window.isNarrowerThan(WIDE_FROM));
    this.window.onNarrowed(WIDE_FROM, () => this.appearance.windowMeasured(false));
    this.window.onWidened(WIDE_FROM, () => this.appearance.windowMeasured(true));
  }

  /**
   * Changes the language once its translations are loaded. Returns false if they cannot be loaded, or if another
   * language was chosen meanwhile. `of` is stored, to distinguish a dealer's choice from the profile's language. The
   * profile's language does not interrupt a choice in progress.
   */
  async language(language: Language, of: 'dealer' | 'profile' = 'dealer'): Promise<boolean> {
    if (of === 'profile' && this.appearance.comingLanguage) return false;
    if (!(await this.apply(language))) return false;
    this.preferences.write('language', language);
    this.preferences.write('languageOf', of);
    return true;
  }

  /** Changes to the language that another tab has stored on this device. A choice in progress here wins. */
  async followLanguage(): Promise<void> {
    const language = this.preferences.read('language');
    const { language: shown, comingLanguage } = this.appearance;
    if (isLanguage(language) && language !== shown && !comingLanguage) await this.apply(language);
  }

  theme(theme: Theme): void {
    this.preferences.write('theme', theme);
    this.appearance.themeChosen(theme);
  }

  columns(columns: Columns): void {
    this.preferences.write('columns', columns);
    this.appearance.columnsChosen(columns);
  }

  layout(tab: OfferTab, layout: ListLayout): void {
    this.preferences.write(layoutOf(tab), layout);
    this.appearance.layoutChosen(tab, layout);
  }

  /** Every list of the same layout becomes as wide. */
  wide(tab: OfferTab, isWide: boolean): void {
    const layout = this.appearance.layoutOf(tab);
    this.preferences.write(wide[layout], isWide ? 'on' : 'off');
    this.appearance.wideChosen(layout, isWide);
  }

  letterKeys(hasLetterKeys: boolean): void {
    this.preferences.write('letterKeys', hasLetterKeys ? 'on' : 'off');
    this.appearance.letterKeysChosen(hasLetterKeys);
  }

  /** `shown` is the mode on screen. The URL may override the stored mode. */
  paging(paging: Paging, shown = this.appearance.paging): void {
    if (paging === shown && paging === this.appearance.paging) return;
    this.preferences.write('paging', paging);
    this.appearance.pagingChosen(paging);
    const name = paging === 'paginated' ? 'dealer_set_manual_pagination' : 'dealer_set_infinite_pagination';
    this.analytics.execute({ name, data: {} });
  }

  /** Returns false if the translations cannot be loaded, or if another language was chosen meanwhile. */
  private async apply(language: Language): Promise<boolean> {
    this.appearance.languageAsked(language);
    const isThere = await this.texts.fetch(language);
    if (this.appearance.comingLanguage !== language) return false;
    if (isThere) this.appearance.languageApplied(language);
    else this.appearance.textsMissing(language);
    return isThere;
  }
}
