import { checkOf, type Handover, handoverLines, signers } from '../../../domain/handover/Handover';
import { DataTable } from '../../shared/lists/DataTable';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { SignatureLines } from '../pickup/papers/FillInLines';
import styles from './Handover.module.css';
import type { HandoverFacts } from './HandoverFacts';
import { lineTexts } from './lineTexts';
import { wordsByLanguage } from './words/wordsByLanguage';

interface HandoverSheetProps {
  readonly handover: Handover;
  readonly facts: HandoverFacts;
}

/** The record on paper. What was not checked is a line to fill in by hand. */
export function HandoverSheet({ handover, facts }: HandoverSheetProps) {
  const { t, language } = useTexts('boardHandover');
  const words = wordsByLanguage[language];
  const { nameOf, valueOf } = lineTexts(language);
  const foundOf = (line: (typeof rows)[number]) => {
    const { state, found, remark } = checkOf(handover, line.key);
    if (state === 'notChecked') return <span className={styles.blank} />;
    const said = state === 'asStated' ? [] : [found.trim(), remark.trim()];
    return [words.states[state], ...said].filter(Boolean).join(', ');
  };
  const rows = handoverLines(handover);
  return (
    <PrintSheet title={`${words.title}: ${facts.name}, ${facts.hashId}`}>
      <DataTable
        label={t('lines')}
        columns={[
          { name: words.line, kind: 'name', cell: ({ key }) => nameOf(key) },
          { name: words.stated, kind: 'name', cell: ({ key, value }) => (value === null ? '–' : valueOf(key, value)) },
          { name: words.foundOut, kind: 'name', cell: foundOf },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
      <p>{words.noClaim}</p>
      <SignatureLines names={signers.map(signer => words.signatureOf[signer])} />
    </PrintSheet>
  );
}
