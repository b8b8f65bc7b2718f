import { FullScreenLoader } from './FullScreenLoader';
import { useTexts } from './texts/useTexts';

/** Shown while the code of a whole screen loads. */
export function LoadingScreen() {
  const { t } = useTexts('shared');
  return <FullScreenLoader label={t('loading')} />;
}
