import type { KeyboardEvent } from 'react';
import { Appearance } from '../../application/settings/Appearance';
import type { Language } from '../../domain/shared/Language';
import { LanguageNotice } from '../settings/LanguageNotice';
import { LanguageSwitch, ThemeSwitch } from '../shared/appearance/AppearanceSwitches';
import type { Elements } from '../shared/Elements';
import { Logo } from '../shared/icons/Logo';
import { keyOfEvent } from '../shared/input/keyOfEvent';
import { useHeldKey } from '../shared/input/useHeldKey';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './PublicScreen.module.css';

interface PublicScreenProps {
  readonly children: Elements;
  /** Rendered below the card. */
  readonly aside?: Elements;
}

/** The frame of all pages without a sign-in. */
export function PublicScreen({ children, aside }: PublicScreenProps) {
  const { t } = useTexts('session');
  const appearance = useInjection(Appearance);
  const handleLanguage = (language: Language) => void appearance.chooseLanguage(language);
  const { isHeld, hold } = useHeldKey();
  // Each refusal would be followed by another attempt until the key is up.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keyOfEvent(event) !== 'Enter') return;
    if (event.repeat || isHeld()) event.preventDefault();
    else hold();
  };
  return (
    <main className={styles.screen} onKeyDown={handleKeyDown}>
      <div className={styles.switches}>
        <LanguageSwitch onChoose={handleLanguage} />
        <ThemeSwitch />
      </div>
      <div className={styles.card}>
        <header className={styles.header}>
          <Logo size={48} />
          <p className={styles.product}>Paddock</p>
          <p className={styles.lead}>{t('lead')}</p>
          <ul className={styles.points}>
            {/* What the product does, in the order of the icons of the style sheet. */}
            {t('points')
              .split('\n')
              .map(point => (
                <li key={point}>{point}</li>
              ))}
          </ul>
        </header>
        {children}
      </div>
      <LanguageNotice onTryAgain={handleLanguage} />
      {aside}
    </main>
  );
}
