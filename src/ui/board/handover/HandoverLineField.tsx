import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { KeepHandover } from '../../../application/handover/KeepHandover';
import { type Handover, type LineState, withCheck } from '../../../domain/handover/Handover';
import type { HandoverLine } from '../../../domain/handover/Statement';
import common from '../../shared/common.module.css';
import { TextField } from '../../shared/fields/TextField';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { FoundDifference } from './FoundDifference';
import styles from './Handover.module.css';
import { LinePhotos } from './LinePhotos';
import { lineTexts } from './lineTexts';

interface HandoverLineFieldProps {
  readonly handover: Handover;
  readonly line: HandoverLine;
}

const ofStated: readonly LineState[] = ['asStated', 'differs', 'notChecked'];
const ofUnstated: readonly LineState[] = ['found', 'notChecked'];

/** What the offer says about one thing, and what the dealer finds. Nothing is preset. */
export const HandoverLineField = observer(function HandoverLineField({ handover, line }: HandoverLineFieldProps) {
  const { t, language } = useTexts('boardHandover');
  const keepHandover = useInjection(KeepHandover);
  const id = useId();
  const { key, value, now } = line;
  const { headingOf, valueOf } = lineTexts(language);
  const check = handover.checks[key];
  const isOpen = check?.state === 'differs' || check?.state === 'found';
  const states = value === null ? ofUnstated : ofStated;
  return (
    <div className={styles.part} data-line={key} data-state={check?.state}>
      <h2 id={id} className={styles.heading}>
        {headingOf(key, value)}
      </h2>
      {now !== undefined && (
        <p className={common.warning}>
          <Icon of={TriangleAlert} size={16} />
          <span>{t('changed', { value: now === null ? t('notStated') : valueOf(key, now) })}</span>
        </p>
      )}
      <div role="radiogroup" aria-labelledby={id} className={styles.states}>
        {states.map(state => (
          <label key={state} className={styles.state}>
            <input
              type="radio"
              name={id}
              checked={check?.state === state}
              onChange={() => keepHandover.change(before => withCheck(before, key, { state }))}
            />
            <span>{t(`states.${state}`)}</span>
          </label>
        ))}
      </div>
      {isOpen && (
        <div className={common.stack} role="group" aria-labelledby={id}>
          <TextField
            label={t('found')}
            value={check.found}
            autoComplete="off"
            autoCapitalize={key === 'vin' || key === 'plate' ? 'characters' : undefined}
            spellCheck={false}
            onChange={({ target }) => keepHandover.change(before => withCheck(before, key, { found: target.value }))}
          />
          {value !== null && <FoundDifference line={key} stated={value} found={check.found} />}
          <TextField
            label={t('remark')}
            value={check.remark}
            autoComplete="off"
            onChange={({ target }) => keepHandover.change(before => withCheck(before, key, { remark: target.value }))}
          />
        </div>
      )}
      {(isOpen || handover.photos.some(({ line: of }) => of === key)) && (
        <LinePhotos handover={handover} line={key} describedBy={id} />
      )}
    </div>
  );
});
