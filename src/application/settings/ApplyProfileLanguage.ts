import { inject, injectable } from 'inversify';
import { isLanguage } from '../../domain/shared/Language';
import { Preferences } from '../ports/Preferences';
import { SessionStore } from '../session/SessionStore';
import { ChangeAppearance } from './ChangeAppearance';

/**
 * Applies the profile's language. It takes precedence over the browser's languages, but not over a choice on this
 * device.
 */
@injectable()
export class ApplyProfileLanguage {
  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangeAppearance) private readonly appearance: ChangeAppearance,
  ) {}

  async execute(): Promise<void> {
    const language = this.session.dealer?.language;
    if (!language || this.isChosenHere) return;
    await this.appearance.language(language, 'profile');
  }

  private get isChosenHere(): boolean {
    return isLanguage(this.preferences.read('language')) && this.preferences.read('languageOf') !== 'profile';
  }
}
