import 'i18next';
import type * as features from '../../locales/en/features';
import type * as shell from '../../locales/en/shell';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof features & typeof shell;
  }
}
