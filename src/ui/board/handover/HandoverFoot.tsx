import { Download, LockOpen, Printer, Share2, Undo2 } from 'lucide';
import { useId, useState } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { paperLanguages } from '../../../domain/board/PaperLanguage';
import {
  type Handover,
  handoverCount,
  handoverLines,
  isSigned,
  withSignedVersion,
} from '../../../domain/handover/Handover';
import { kitClass } from '../../kit/kitElement';
import { Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { DeleteDialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useBarBelow } from '../../shared/page/useBarBelow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Handover.module.css';
import type { RecordFile } from './useRecordFile';

interface HandoverFootProps {
  readonly handover: Handover;
  readonly file: RecordFile;
  readonly isLocked: boolean;
  readonly onUnlock: () => void;
}

/** Within reach of a thumb: how far the record is, whether it is signed, and Save. */
export function HandoverFoot({ handover, file: { busy, save, said }, isLocked, onUnlock }: HandoverFootProps) {
  const { t } = useTexts('boardHandover');
  const opened = useInjection(OpenedHandover);
  const bar = useBarBelow();
  const [isAsked, setAsked] = useState(false);
  const lines = handoverLines(handover).length;
  const isTakenBack = handover.takenBack.length > 0 && handover.lastSigned !== undefined;
  const keptFocus = useKeptFocus(`${isLocked} ${isTakenBack}`);
  const id = useId();
  const signedText = () => {
    if (isLocked) return t('foot.locked');
    if (isSigned(handover)) return t('foot.unlocked');
    return isTakenBack ? t('foot.takenBack') : '';
  };
  return (
    <div ref={bar} className={styles.foot}>
      <Row {...keptFocus} gap={2} wrap justify="end" role="group" aria-labelledby={id}>
        {/* Beside two buttons, a phone has no room for it. */}
        <Text as="div" basis={120} minWidth={0} phone={{ fullRow: isLocked || isTakenBack }}>
          <p id={id}>{t('foot.checked', { checked: lines - handoverCount(handover).unchecked, lines })}</p>
          <SmallText role="status">{said || signedText()}</SmallText>
        </Text>
        {isLocked && (
          <Button className={grows} onClick={onUnlock}>
            <Icon of={LockOpen} size={18} /> <span>{t('foot.unlock')}</span>
          </Button>
        )}
        {isTakenBack && (
          <Button className={grows} aria-label={t('foot.restore')} onClick={() => setAsked(true)}>
            <Icon of={Undo2} size={18} /> <span>{t('foot.restoreShort')}</span>
          </Button>
        )}
        <Button
          kind="primary"
          className={isLocked || isTakenBack ? grows : undefined}
          busy={busy === 'save'}
          onClick={() => void save()}
        >
          <Icon of={Download} size={18} /> <span>{t('save')}</span>
        </Button>
        {isAsked && (
          <DeleteDialog
            title={t('foot.restoration.title')}
            action={t('foot.restore')}
            onCancel={() => setAsked(false)}
            onDelete={() => {
              setAsked(false);
              opened.change(withSignedVersion);
            }}
          >
            <p>{t('foot.restoration.lead')}</p>
          </DeleteDialog>
        )}
      </Row>
    </div>
  );
}

const grows = kitClass({ phone: { grow: true } });

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
      <Row gap={2} wrap>
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
      </Row>
    </>
  );
}
