import { Flag, Plus, Trash2, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { Clock } from '../../../application/ports/Clock';
import {
  type Handover,
  handoverCount,
  handoverLines,
  isBegun,
  isSigned,
  type Lack,
  lacksOf,
  signers,
  withOwnLine,
} from '../../../domain/handover/Handover';
import { fullPercent } from '../../../domain/handover/PhotoRoom';
import { languageOf } from '../../../domain/shared/Language';
import { useBookProblem } from '../../book/useBookProblem';
import { Content, Grid, Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { DeleteDialog } from '../../shared/dialogs/Dialog';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './Handover.module.css';
import { HandoverFoot, SaveRecord } from './HandoverFoot';
import { HandoverLineField } from './HandoverLineField';
import { handoverPaper, signatureState } from './handoverPaper';
import { HandoverSheet } from './HandoverSheet';
import { differenceLines, lineTexts } from './lineTexts';
import { PlaceField } from './PlaceField';
import { SignatureField } from './SignatureField';
import { type HandoverFacts, useRecordFile } from './useRecordFile';

interface HandoverRecordProps {
  readonly handover: Handover;
  readonly facts: HandoverFacts;
  /** What the dealer should know about the connection. */
  readonly notice?: string | null;
  /** The message about the differences is prepared. */
  readonly onReported: () => void;
}

/** The lines, signatures and buttons of a record. It needs no network. */
export const HandoverRecord = observer(function HandoverRecord({
  handover,
  facts,
  notice = null,
  onReported,
}: HandoverRecordProps) {
  const { t } = useTexts('boardHandover');
  const { moment, percent } = useFormat();
  const opened = useInjection(OpenedHandover);
  const problemText = useBookProblem();
  const file = useRecordFile(handover, facts);
  /** The signatures that the dealer wants to change something in spite of. */
  const [unlocked, setUnlocked] = useState<Handover['signatures'] | null>(null);
  const { failure, isTaking, used } = opened;
  const { signatures, statement, place } = handover;
  const isLocked = isSigned(handover) && unlocked !== signatures;
  const isPlaceLocked = isLocked && signers.some(signer => (signatures[signer]?.place ?? '').trim() !== '');
  const full = fullPercent(used);
  const names = { dealer: facts.dealerName, seller: facts.sellerName };
  const paper = () => handoverPaper(handover, opened.files, file.subject());
  const vin = statement.lines.find(({ key }) => key === 'vin')?.value;
  const subject = [...new Set([facts.name, facts.hashId, vin].filter(text => typeof text === 'string'))].join(' · ');
  return (
    <>
      <Content className={styles.page}>
        <Text as="p" goneEmpty role="status">
          {notice}
        </Text>
        <SmallText>
          <span>{statement.seenAt === null ? t('notKept') : t('asOf', { moment: moment(statement.seenAt) })}</span>{' '}
          {notice === null && <span>{t('worksOffline')}</span>}
        </SmallText>
        <Grid as="section" gap={4} aria-label={t('lines')}>
          {handoverLines(handover).map(line => (
            <HandoverLineField key={line.key} handover={handover} line={line} isLocked={isLocked} />
          ))}
          {!isLocked && (
            <Row gap={2} wrap>
              <Button onClick={() => opened.change(withOwnLine)}>
                <Icon of={Plus} size={18} /> <span>{t('addLine')}</span>
              </Button>
            </Row>
          )}
        </Grid>
        <Text as="p" goneEmpty role="status">
          {isTaking && t('taking')}
        </Text>
        <Text as="p" goneEmpty tone="error" role="alert">
          {failure && problemText(failure)}
        </Text>
        {full !== null && (
          <Row as="p" gap={2} firstLine tone="warning">
            <Icon of={TriangleAlert} size={16} /> <span>{t('room', { percent: percent(full) })}</span>
          </Row>
        )}
        <PlaceField place={place} proposed={facts.sellerPlace} isLocked={isPlaceLocked} />
        <p>
          <span>{t('signFor')}</span> <strong translate="no">{subject}</strong>
        </p>
        <Grid gap={4} fit={320}>
          {signers.map(signer => (
            <SignatureField
              key={signer}
              handover={handover}
              signer={signer}
              proposedName={names[signer]}
              isLocked={isLocked}
            />
          ))}
        </Grid>
        <Lacks handover={handover} />
        <SaveRecord handover={handover} file={file} />
        <Report handover={handover} facts={facts} onReported={onReported} />
        <SmallText>{t('device')}</SmallText>
        <DeleteRecord isBegun={isBegun(handover)} />
        <HandoverSheet subject={subject} paper={paper} />
      </Content>
      <HandoverFoot handover={handover} file={file} isLocked={isLocked} onUnlock={() => setUnlocked(signatures)} />
    </>
  );
});

function Lacks({ handover }: { readonly handover: Handover }) {
  const { t } = useTexts('boardHandover');
  const textOf = useLackText();
  const id = useId();
  const lacks = lacksOf(handover);
  if (lacks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text as="h2" size="large" id={id}>
        {t('lacks.title')}
      </Text>
      <Text as="ul" bullets>
        {lacks.map(textOf).map(text => (
          <li key={text}>{text}</li>
        ))}
      </Text>
    </section>
  );
}

function useLackText(): (lack: Lack) => string {
  const { t, language } = useTexts('boardHandover');
  return lack => {
    switch (lack.lack) {
      case 'unchecked':
        return t('lacks.unchecked', { count: lack.count });
      case 'value':
      case 'difference':
        return t(`lacks.${lack.lack}`, { line: lineTexts(language).nameOf(lack.line) });
      case 'place':
        return t('lacks.place');
      case 'signature':
        return t(`signatures.${lack.signer}`);
      case 'reason':
      case 'name':
        return t(`lacks.${lack.lack}`, { signature: t(`signatures.${lack.signer}`) });
    }
  };
}

/** Prepares the message to support, which is sent by a press in the conversation. */
const Report = observer(function Report({ handover, facts, onReported }: HandoverRecordProps) {
  const { t, language } = useTexts('boardHandover');
  const { moment } = useFormat();
  const opened = useInjection(OpenedHandover);
  const clock = useInjection(Clock);
  const { differ, unreported } = handoverCount(handover);
  const { report } = handover;
  const handleReport = async () => {
    const { hashId, name } = facts;
    const { photos, place, signatures } = handover;
    const heading = t('message.heading', { vehicle: name, number: hashId });
    const { inBoth: words } = lineTexts(languageOf([language]));
    const at = Math.max(...signers.flatMap(signer => signatures[signer]?.at ?? []));
    const text = [
      heading,
      [t('message.at', { moment: moment(Number.isFinite(at) ? at : clock.now()) }), place.trim()]
        .filter(Boolean)
        .join(', '),
      t('message.lead'),
      ...differenceLines(handover, languageOf([language])),
      ...signers.map(signer => `${words(of => of.signatureOf[signer])}: ${signatureState(signatures[signer], words)}`),
      ...(photos.length > 0 ? [t('message.photos')] : []),
    ];
    await opened.report(heading, text.join('\n'));
    onReported();
  };
  return (
    <>
      {unreported > 0 && (
        <Row gap={2} wrap>
          <Button onClick={() => void handleReport()}>
            <Icon of={Flag} size={18} /> <span>{t('report', { count: unreported })}</span>
          </Button>
        </Row>
      )}
      <p role="status">
        {differ > 0 &&
          report &&
          (report.sentAt === null ? t('reportWaits') : t('reported', { moment: moment(report.sentAt) }))}
      </p>
    </>
  );
});

function DeleteRecord({ isBegun: canDelete }: { readonly isBegun: boolean }) {
  const { t } = useTexts('boardHandover');
  const opened = useInjection(OpenedHandover);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const keptFocus = useKeptFocus(canDelete);
  const id = useId();
  const handleDelete = () => {
    setAsked(false);
    setDone(true);
    opened.deleteAll();
  };
  const isDeleted = isDone && !canDelete;
  return (
    <Row gap={2} wrap goneEmpty {...keptFocus} {...(isDeleted && { role: 'group', 'aria-labelledby': id })}>
      {isDeleted && <p id={id}>{t('deletion.done')}</p>}
      {canDelete && (
        <Button kind="quiet" onClick={() => setAsked(true)}>
          <Icon of={Trash2} size={18} /> <span>{t('delete')}</span>
        </Button>
      )}
      {isAsked && (
        <DeleteDialog
          title={t('deletion.title')}
          action={t('deletion.confirm')}
          onCancel={() => setAsked(false)}
          onDelete={handleDelete}
        >
          <p>{t('deletion.lead')}</p>
        </DeleteDialog>
      )}
    </Row>
  );
}
