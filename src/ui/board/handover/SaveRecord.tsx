import { Download, Printer, Share2 } from 'lucide';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { paperLanguages } from '../../../domain/board/PaperLanguage';
import { type Handover, withSignedVersion } from '../../../domain/handover/Handover';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import type { RecordFile } from './useRecordFile';

interface SaveRecordProps {
  readonly handover: Handover;
  readonly file: RecordFile;
}

/** The second language of the record, and what can be done with it besides saving it. */
export function SaveRecord({ handover, file: { theirs, choose, busy, save, share } }: SaveRecordProps) {
  const { t } = useTexts(['boardHandover', 'boardPickup']);
  const browserWindow = useInjection(BrowserWindow);
  return (
    <>
      <SelectField
        label={t('boardHandover:language')}
        value={theirs}
        options={paperLanguages.map(value => ({ value, text: t(`boardPickup:languages.${value}`) }))}
        onChoose={value => choose(paperLanguages.find(each => each === value) ?? null)}
      />
      <div className={common.row}>
        {share && (
          <Button busy={busy === 'share'} onClick={() => void share()}>
            <Icon of={Share2} size={18} /> <span>{t('boardHandover:share')}</span>
          </Button>
        )}
        <Button kind="quiet" onClick={() => browserWindow.print()}>
          <Icon of={Printer} size={18} /> <span>{t('boardHandover:print')}</span>
        </Button>
        {handover.lastSigned && handover.takenBack.length > 0 && (
          <Button kind="quiet" busy={busy === 'save'} onClick={() => void save(withSignedVersion(handover))}>
            <Icon of={Download} size={18} /> <span>{t('boardHandover:saveSigned')}</span>
          </Button>
        )}
      </div>
    </>
  );
}
