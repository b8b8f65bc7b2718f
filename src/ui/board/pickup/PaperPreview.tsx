import { Printer } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { sellerLanguage } from '../../../domain/board/SellerLanguage';
import { isLanguage, type Language, languages } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/Icon';
import { useLoadedLanguage } from '../../shared/texts/useLoadedLanguage';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Authorisation } from './Authorisation';
import styles from './Paper.module.css';
import { PickupSheet } from './PickupSheet';
import type { PlannedDeal } from './usePlannedDeals';

export type PaperKind = 'sheet' | 'authorisation';

interface PaperPreviewProps {
  readonly kind: PaperKind;
  readonly deals: readonly PlannedDeal[];
}

/** The papers as they are printed, one for each stop. */
export function PaperPreview({ kind, deals }: PaperPreviewProps) {
  const { t } = useTexts('boardPickup');
  const browserWindow = useInjection<BrowserWindow>(BrowserWindow);
  const area = useRef<HTMLElement>(null);
  /** Null: the language of each seller. */
  const [chosen, setChosen] = useState<Language | null>(null);
  const title = t(kind === 'sheet' ? 'sheet.title' : 'authorise');
  useEffect(() => area.current?.focus(), []);
  return (
    <section ref={area} tabIndex={-1} aria-label={title} className={styles.preview}>
      <div className={styles.tools}>
        {kind === 'authorisation' && (
          <SelectField
            label={t('language')}
            value={chosen ?? ''}
            options={[
              { value: '', text: t('languageOfSeller') },
              ...languages.map(value => ({ value, text: t(`languages.${value}`) })),
            ]}
            onChoose={value => setChosen(isLanguage(value) ? value : null)}
          />
        )}
        <Button onClick={() => browserWindow.print()}>
          <Icon of={Printer} size={16} /> <span>{t('print')}</span>
        </Button>
      </div>
      {deals.map((deal, index) =>
        kind === 'sheet' ? (
          <PickupSheet key={deal.offer.hashId} deal={deal} place={index + 1} />
        ) : (
          <AuthorisationIn key={deal.offer.hashId} deal={deal} language={chosen ?? sellerLanguage(deal.offer.region)} />
        ),
      )}
    </section>
  );
}

interface AuthorisationInProps {
  readonly deal: PlannedDeal;
  readonly language: Language;
}

function AuthorisationIn({ deal, language }: AuthorisationInProps) {
  const { t } = useTexts(['boardPickup', 'shared']);
  const [state, tryAgain] = useLoadedLanguage(language);
  if (state === 'loaded') return <Authorisation deal={deal} language={language} />;
  if (state === 'loading') return <p role="status">{t('shared:loading')}</p>;
  return (
    <div role="alert" className={styles.tools}>
      <p>{t('boardPickup:languageMissing')}</p>
      <Button onClick={tryAgain}>{t('shared:tryAgain')}</Button>
    </div>
  );
}
