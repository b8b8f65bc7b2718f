import { scoreBand } from '../../../domain/offers/list/Refinements';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './tileParts.module.css';

/** The score as a number, its band as a word, and a bar from 0 to 100. */
export function Score({ score }: { readonly score: number | null }) {
  const { t } = useTexts('offers');
  const band = scoreBand(score);
  if (score === null) return <span>{t('scoreBand.neutral')}</span>;
  return (
    <span className={styles.score}>
      <svg className={styles.meter} data-band={band} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="8" />
        <rect width={Math.min(Math.max(score, 0), 100)} height="8" />
      </svg>
      <span>{`${score} · ${t(`scoreBand.${band}`)}`}</span>
    </span>
  );
}

/** The colour bar at the edge of a tile. The accessible name states the band in words. */
export function ScoreBar({ score }: { readonly score: number | null }) {
  const { t } = useTexts('offers');
  const band = scoreBand(score);
  const label = score === null ? t('scoreBand.neutral') : `${t('score', { score })}: ${t(`scoreBand.${band}`)}`;
  return <span className={styles.bar} data-band={band} role="img" title={label} />;
}

/** The score as a number in a table, with its band as a colour and, for assistive technology, as a word. */
export function ScoreFigure({ score }: { readonly score: number | null }) {
  const { t } = useTexts('offers');
  if (score === null) return null;
  const band = scoreBand(score);
  const word = t(`scoreBand.${band}`);
  return (
    <span className={styles.dot} data-band={band} title={word}>
      <span>{score}</span>
      <span className="visually-hidden">{`, ${word}`}</span>
    </span>
  );
}
