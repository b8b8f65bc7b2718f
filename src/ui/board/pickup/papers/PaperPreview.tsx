import { Printer } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import { BrowserWindow } from '../../../../application/ports/BrowserWindow';
import { type PaperLanguage, paperLanguage, paperLanguages } from '../../../../domain/board/PaperLanguage';
import { Grid, Row } from '../../../kit/Layout';
import { Button } from '../../../shared/Button';
import { SelectField } from '../../../shared/fields/SelectField';
import { Icon } from '../../../shared/icons/Icon';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import type { PlannedDeal } from '../usePlannedDeals';
import { Authorisation } from './Authorisation';
import * as styles from './Paper.module.css';
import { PickupSheet } from './PickupSheet';

export type PaperKind = 'sheet' | 'authorisation';

interface PaperPreviewProps {
  readonly kind: PaperKind;
  readonly deals: readonly PlannedDeal[];
}

/** The papers as they are printed, one for each stop. */
export const PaperPreview = observer(function PaperPreview({ kind, deals }: PaperPreviewProps) {
  const { t } = useTexts('boardPickup');
  const browserWindow = useInjection(BrowserWindow);
  const area = useRef<HTMLElement>(null);
  /** Null: the language of each seller. */
  const [chosen, setChosen] = useState<PaperLanguage | null>(null);
  const opened = useInjection(OpenedOffers);
  const isReading = deals.some(({ offer }) => opened.statusOf(offer.hashId).step === 'loading');
  const unread = deals.filter(({ offer }) => !opened.detailOf(offer.hashId)).length;
  const title = t(kind === 'sheet' ? 'sheet.title' : 'authorise');
  useEffect(() => area.current?.focus(), []);
  return (
    <Grid as="section" gap={4} plainOnPaper ref={area} tabIndex={-1} aria-label={title} className={styles.preview}>
      <Row gap={3} align="end" wrap screenOnly>
        {kind === 'authorisation' && (
          <SelectField
            label={t('language')}
            value={chosen ?? ''}
            options={[
              { value: '', text: t('languageOfSeller') },
              ...paperLanguages.map(value => ({ value, text: t(`languages.${value}`) })),
            ]}
            onChoose={value => setChosen(paperLanguages.find(language => language === value) ?? null)}
          />
        )}
        <Button onClick={() => browserWindow.print()}>
          <Icon of={Printer} size={16} /> <span>{t('print')}</span>
        </Button>
      </Row>
      <Row as="p" gap={3} align="end" wrap screenOnly role="status">
        {isReading ? t('reading') : unread > 0 && t('unread', { count: unread })}
      </Row>
      {deals.map((deal, index) =>
        kind === 'sheet' ? (
          <PickupSheet key={deal.offer.hashId} deal={deal} place={index + 1} />
        ) : (
          <Authorisation key={deal.offer.hashId} deal={deal} language={chosen ?? paperLanguage(deal.offer.region)} />
        ),
      )}
    </Grid>
  );
});
