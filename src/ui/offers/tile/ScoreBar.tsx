import { scoreBand } from '../../../domain/offers/ScoreBand';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './ScoreBar.module.css';

/** The colour bar at the edge of a tile. The accessible name states the band in words. */
export function ScoreBar({ score }: { readonly score: number | null }) {
  const { t } = useTexts('offers');
  const band = scoreBand(score);
  const label = score === null ? t('scoreBand.neutral') : `${t('score', { score })}: ${t(`scoreBand.${band}`)}`;
  return <span className={styles.bar} data-band={band} role="img" aria-label={label} title={label} />;
}
