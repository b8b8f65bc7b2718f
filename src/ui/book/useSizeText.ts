import { useTexts } from '../shared/texts/useTexts';

/** Returns how large something is, in a unit of its size. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTexts('book');
  return bytes => {
    if (bytes < 1_000) return t('size.bytes', { size: bytes });
    if (bytes < 1_000_000) return t('size.kilobytes', { size: Math.round(bytes / 1_000) });
    return t('size.megabytes', { size: Math.round(bytes / 1_000_000) });
  };
}
