import { useEffect, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { Site } from '../../../application/ports/Site';
import { showImage } from '../showImage';
import { hasCountryNames } from '../texts/countryNames';
import { useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import styles from './Flag.module.css';

/** The flag of a two-letter country code. The accessible name is the name of the country. */
export function Flag({ code }: { readonly code: string }) {
  const { flagUrl } = useInjection<Site>(Site);
  const name = useCountryName(code);
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

/** The name of a country, or its code until the machine has had time to create the names. */
function useCountryName(code: string): string {
  const clock = useInjection<Clock>(Clock);
  const { country } = useFormat();
  const { language } = useTexts('shared');
  const [isReady, setReady] = useState(() => hasCountryNames(language));
  useEffect(() => (isReady ? undefined : clock.whenIdle(() => setReady(true))), [clock, isReady]);
  return isReady ? country(code) : code;
}
