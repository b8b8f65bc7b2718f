import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { SettingsSkeleton } from './SettingsSkeleton';

const profile = part(
  () =>
    withTexts('profile', import(/* webpackChunkName: "profile" */ './ProfilePage')).then(module => module.ProfilePage),
  SettingsSkeleton,
);

const language = part(
  () =>
    withTexts('profile', import(/* webpackChunkName: "profile" */ './LanguagePage')).then(
      module => module.LanguagePage,
    ),
  SettingsSkeleton,
);

const password = part(
  () =>
    withTexts('passwords', import(/* webpackChunkName: "passwords" */ './PasswordPage')).then(
      module => module.PasswordPage,
    ),
  SettingsSkeleton,
);

export const ProfilePart = profile.Part;
export const LanguagePart = language.Part;
export const PasswordPart = password.Part;
