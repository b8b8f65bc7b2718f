import { Site } from '../../../application/ports/Site';
import { showImage } from '../offer/VehiclePhoto';
import { useFormat } from '../texts/useFormat';
import { useInjection } from '../useInjection';
import * as styles from './icons.module.css';

/** The flag of a two-letter country code. The accessible name is the name of the country. */
export function Flag({ code }: { readonly code: string }) {
  const { flagUrl } = useInjection(Site);
  const name = useFormat().country(code);
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const base = flagUrl ?? '/flags';
  return (
    <img
      ref={showImage(`${base}/${code.toUpperCase()}.svg`)}
      className={styles.flag}
      width={18}
      height={12}
      alt={name}
      title={name}
    />
  );
}
