import { injectable } from 'inversify';
import { isLanguage } from '../../domain/shared/Language';
import { Preferences } from '../ports/Preferences';
import { SessionStore } from '../session/SessionStore';
import { Appearance } from './Appearance';

/**
 * Applies the profile's language. It takes precedence over the browser's languages, but not over a choice on this
 * device.
 */
@injectable()
export class ApplyProfileLanguage {
  constructor(
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
    private readonly appearance: Appearance,
  ) {}

  async execute(): Promise<void> {
    const language = this.session.dealer?.language;
    if (!language || this.isChosenHere) return;
    await this.appearance.chooseLanguage(language, 'profile');
  }

  private get isChosenHere(): boolean {
    return isLanguage(this.preferences.read('language')) && this.preferences.read('languageOf') !== 'profile';
  }
}
