import { useRef, useState } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { Clock } from '../../../application/ports/Clock';
import { FileSharing } from '../../../application/ports/FileSharing';
import { HandoverPapers } from '../../../application/ports/HandoverPapers';
import { deviceToday } from '../../../application/shared/deviceToday';
import { type PaperLanguage, paperLanguage } from '../../../domain/board/PaperLanguage';
import type { Handover } from '../../../domain/handover/Handover';
import type { HashId } from '../../../domain/offers/Offer';
import { fileNamePart } from '../../../domain/shared/fileNamePart';
import { languageOf } from '../../../domain/shared/Language';
import { downloadFile } from '../../shared/files/downloadFile';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { handoverPaper, type HandoverSubject } from './handoverPaper';

type Said = 'saved' | 'shared' | 'shareAgain' | 'notShared' | 'notMade' | 'notLoaded';

/** The record as a PDF in the language of the dealer and that of the seller, and what became of the last press. */
export function useRecordFile(handover: Handover, facts: HandoverFacts) {
  const { t, language } = useTexts('boardHandover');
  const opened = useInjection(OpenedHandover);
  const papers = useInjection(HandoverPapers);
  const sharing = useInjection(FileSharing);
  const clock = useInjection(Clock);
  const [chosen, setChosen] = useState<PaperLanguage | null>(null);
  const [busy, setBusy] = useState<'save' | 'share' | null>(null);
  const [said, setSaid] = useState<{ readonly of: Handover; readonly key: Said } | null>(null);
  /** The last paper, because a browser shares only shortly after a press. */
  const made = useRef<{ readonly of: Handover; readonly in: PaperLanguage; readonly file: Blob }>(null);
  const theirs = chosen ?? paperLanguage(handover.statement.country);
  const say = (key: Said) => setSaid({ of: handover, key });

  const subject = (): HandoverSubject => ({
    number: facts.hashId,
    vehicle: facts.name,
    dealer: facts.dealer,
    seller: facts.seller,
    languages: [languageOf([language]), theirs],
    madeAt: clock.now(),
  });
  /** Null if it could not be made. */
  const fileOf = async (version: Handover): Promise<Blob | null> => {
    if (made.current?.of === version && made.current.in === theirs) return made.current.file;
    const answer = await papers.write(handoverPaper(version, opened.files, subject()));
    if (answer.ok) made.current = { of: version, in: theirs, file: answer.value };
    else say(answer.failure.reason === 'notMade' ? 'notMade' : 'notLoaded');
    return answer.ok ? answer.value : null;
  };
  const fileName = () => `${[t('fileName'), facts.hashId, deviceToday(clock)].map(fileNamePart).join('-')}.pdf`;
  const save = async (version = handover) => {
    setBusy('save');
    setSaid(null);
    const file = await fileOf(version);
    setBusy(null);
    if (!file) return;
    downloadFile({ name: fileName(), content: file, type: file.type });
    say('saved');
  };
  const share = async () => {
    const isReady = made.current?.of === handover && made.current.in === theirs;
    setBusy('share');
    setSaid(null);
    const file = await fileOf(handover);
    if (file) {
      const outcome = await sharing.share(file, fileName());
      if (outcome === 'shared') say('shared');
      if (outcome === 'failed') say(isReady ? 'notShared' : 'shareAgain');
    }
    setBusy(null);
  };
  return {
    theirs,
    choose: setChosen,
    subject,
    busy,
    save,
    /** Null where the device has no list of apps. */
    share: sharing.canShare() ? share : null,
    /** Empty once the record is another one. */
    said: said?.of === handover ? t(said.key) : '',
  };
}

export type RecordFile = ReturnType<typeof useRecordFile>;

/** What a record says besides its lines. */
export interface HandoverFacts {
  readonly hashId: HashId;
  /** The vehicle. */
  readonly name: string;
  /** What a paper calls the dealer and the seller. Empty if it is not known. */
  readonly dealer: string;
  readonly seller: string;
  /** Who probably signs. */
  readonly dealerName: string;
  readonly sellerName: string;
  /** The town of the seller. Empty if it is not known. */
  readonly sellerPlace: string;
}
