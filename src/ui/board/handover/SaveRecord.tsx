import { Download, Printer, Share2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { KeepHandover } from '../../../application/handover/KeepHandover';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { Clock } from '../../../application/ports/Clock';
import { FileSharing } from '../../../application/ports/FileSharing';
import { HandoverPapers } from '../../../application/ports/HandoverPapers';
import { deviceToday } from '../../../application/shared/deviceToday';
import { type PaperLanguage, paperLanguage, paperLanguages } from '../../../domain/board/PaperLanguage';
import type { Handover } from '../../../domain/handover/Handover';
import { fileNamePart } from '../../../domain/shared/fileNamePart';
import { languageOf } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { downloadFile } from '../../shared/files/downloadFile';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import type { HandoverFacts } from './HandoverFacts';
import { handoverPaper } from './handoverPaper';

interface SaveRecordProps {
  readonly handover: Handover;
  readonly facts: HandoverFacts;
}

type Said = 'saved' | 'shared' | 'shareAgain' | 'notShared' | 'notMade' | 'notLoaded';

/** The record as a PDF in the language of the dealer and that of the seller. */
export const SaveRecord = observer(function SaveRecord({ handover, facts }: SaveRecordProps) {
  const { t, language } = useTexts(['boardHandover', 'boardPickup']);
  const keepHandover = useInjection(KeepHandover);
  const papers = useInjection<HandoverPapers>(HandoverPapers);
  const sharing = useInjection<FileSharing>(FileSharing);
  const browserWindow = useInjection<BrowserWindow>(BrowserWindow);
  const clock = useInjection<Clock>(Clock);
  const [chosen, setChosen] = useState<PaperLanguage | null>(null);
  const [busy, setBusy] = useState<'save' | 'share' | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  /** The last paper, because a browser shares only shortly after a press. */
  const made = useRef<{ readonly of: Handover; readonly in: PaperLanguage; readonly file: Blob }>(null);
  const theirs = chosen ?? paperLanguage(handover.statement.country);

  /** Null if it could not be made. */
  const fileOf = async (): Promise<Blob | null> => {
    if (made.current?.of === handover && made.current.in === theirs) return made.current.file;
    const { hashId: number, name: vehicle, dealer, seller } = facts;
    const languages = [languageOf([language]), theirs] as const;
    const subject = { number, vehicle, dealer, seller, languages, madeAt: clock.now() };
    const answer = await papers.write(handoverPaper(handover, keepHandover.files, subject));
    if (answer.ok) made.current = { of: handover, in: theirs, file: answer.value };
    else setSaid(answer.failure.reason === 'notMade' ? 'notMade' : 'notLoaded');
    return answer.ok ? answer.value : null;
  };
  const fileName = () =>
    `${[t('boardHandover:fileName'), facts.hashId, deviceToday(clock)].map(fileNamePart).join('-')}.pdf`;
  const handleSave = async () => {
    setBusy('save');
    setSaid(null);
    const file = await fileOf();
    setBusy(null);
    if (!file) return;
    downloadFile({ name: fileName(), content: file, type: file.type });
    setSaid('saved');
  };
  const handleShare = async () => {
    const isReady = made.current?.of === handover && made.current.in === theirs;
    setBusy('share');
    setSaid(null);
    const file = await fileOf();
    if (file) {
      const outcome = await sharing.share(file, fileName());
      if (outcome === 'shared') setSaid('shared');
      if (outcome === 'failed') setSaid(isReady ? 'notShared' : 'shareAgain');
    }
    setBusy(null);
  };
  return (
    <>
      <SelectField
        label={t('boardHandover:language')}
        value={theirs}
        options={paperLanguages.map(value => ({ value, text: t(`boardPickup:languages.${value}`) }))}
        onChoose={value => setChosen(paperLanguages.find(each => each === value) ?? null)}
      />
      <div className={common.row}>
        <Button kind="primary" busy={busy === 'save'} onClick={() => void handleSave()}>
          <Icon of={Download} size={18} /> <span>{t('boardHandover:save')}</span>
        </Button>
        {sharing.canShare() && (
          <Button busy={busy === 'share'} onClick={() => void handleShare()}>
            <Icon of={Share2} size={18} /> <span>{t('boardHandover:share')}</span>
          </Button>
        )}
        <Button kind="quiet" onClick={() => browserWindow.print()}>
          <Icon of={Printer} size={18} /> <span>{t('boardHandover:print')}</span>
        </Button>
      </div>
      <p role="status">{said && t(`boardHandover:${said}`)}</p>
    </>
  );
});
