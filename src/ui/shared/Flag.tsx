import { Site } from '../../application/ports/Site';
import styles from './Flag.module.css';
import { useFormat } from './useFormat';
import { useInjection } from './useInjection';

/** The flag of a two-letter country code. The accessible name is the name of the country. */
export function Flag({ code }: { readonly code: string }) {
  const { flagUrl } = useInjection<Site>(Site);
  const { country } = useFormat();
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const name = country(code);
  const base = flagUrl ?? '/flags';
  return (
    <img
      className={styles.flag}
      src={`${base}/${code.toUpperCase()}.svg`}
      width={18}
      height={12}
      alt={name}
      title={name}
    />
  );
}
