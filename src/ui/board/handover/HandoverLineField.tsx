import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { quantityUnit } from '../../../domain/handover/Comparison';
import {
  type Handover,
  isDifference,
  type LineCheck,
  type LineState,
  withCheck,
} from '../../../domain/handover/Handover';
import type { HandoverLine, LineKey } from '../../../domain/handover/Statement';
import { kitClass } from '../../kit/kitElement';
import { Card, Row, Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { Icon } from '../../shared/icons/Icon';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { FoundDifference } from './FoundDifference';
import * as styles from './Handover.module.css';
import { LinePhotos } from './LinePhotos';
import { lineTexts } from './lineTexts';

interface HandoverLineFieldProps {
  readonly handover: Handover;
  readonly line: HandoverLine;
  /** The record is signed. */
  readonly isLocked: boolean;
}

const ofStated: readonly LineState[] = ['asStated', 'differs', 'notChecked'];
const ofUnstated: readonly LineState[] = ['found', 'notChecked'];

/** What the offer says about one thing, and what the dealer finds. Nothing is preset. */
export const HandoverLineField = observer(function HandoverLineField({
  handover,
  line,
  isLocked,
}: HandoverLineFieldProps) {
  const { t, language } = useTexts('boardHandover');
  const opened = useInjection(OpenedHandover);
  const id = useId();
  const { key, value, now } = line;
  const { headingOf, valueOf, choiceOf } = lineTexts(language);
  const check = handover.checks[key];
  const isOpen = check?.state === 'differs' || check?.state === 'found';
  const states = value === null ? ofUnstated : ofStated;
  const change = (changed: Partial<LineCheck>) => opened.change(before => withCheck(before, key, changed));
  const text = (field: 'found' | 'remark') => ({
    readOnly: isLocked,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [field]: target.value }),
  });
  const { length: photos } = handover.photos.filter(({ line: of }) => of === key);
  const keptFocus = useKeptFocus(photos, 'h2');
  return (
    <Card
      {...keptFocus}
      gap={2}
      padding={3}
      className={styles.part}
      data-line={key}
      data-state={isDifference(handover, key) ? 'differs' : check?.state}
    >
      <Text as="h2" size="body" breakWords id={id} tabIndex={-1}>
        {headingOf(key, value)}
      </Text>
      {now !== undefined && (
        <Row as="p" gap={2} firstLine tone="warning">
          <Icon of={TriangleAlert} size={16} />
          <span>{t('changed', { value: now === null ? t('notStated') : valueOf(key, now) })}</span>
        </Row>
      )}
      <Row gap={1.5} align="stretch" wrap role="radiogroup" aria-labelledby={id}>
        {states.map(state => (
          <Row as="label" key={state} {...mark} className={styles.state}>
            <input
              type="radio"
              name={id}
              disabled={isLocked}
              checked={check?.state === state}
              className={tick}
              onChange={() => change({ state })}
            />
            <span>{t(`states.${state}`)}</span>
          </Row>
        ))}
      </Row>
      {value === null && !isLocked && (
        <Row gap={2} wrap goneEmpty className={styles.choices}>
          {choicesOf(key).map(choice => (
            <Button
              key={choice}
              aria-describedby={id}
              aria-pressed={check?.state === 'found' && check.found === choice}
              onClick={() => {
                const isOwnTick = check?.isObjected === true && check.found !== 'missing';
                change({ state: 'found', found: choice, isObjected: choice === 'missing' || isOwnTick });
              }}
            >
              {choiceOf(choice)}
            </Button>
          ))}
        </Row>
      )}
      {(isOpen || check?.state === 'asStated' || photos > 0) && (
        <Stack gap={2} role="group" aria-labelledby={id}>
          {isOpen && (
            <>
              <TextField
                label={t('found')}
                value={choiceOf(check.found)}
                inputMode={quantityUnit(key) ? 'decimal' : undefined}
                autoCapitalize={key === 'vin' || key === 'plate' ? 'characters' : undefined}
                spellCheck={false}
                {...text('found')}
              />
              {value !== null && <FoundDifference line={key} stated={value} found={check.found} />}
              {value === null && (
                <Row as="label" {...mark} className={styles.state}>
                  <input
                    type="checkbox"
                    disabled={isLocked}
                    checked={check.isObjected === true}
                    className={tick}
                    onChange={({ target }) => change({ isObjected: target.checked })}
                  />
                  <span>{t('object')}</span>
                </Row>
              )}
              <TextField label={t('remark')} value={check.remark} {...text('remark')} />
            </>
          )}
          <LinePhotos handover={handover} line={key} describedBy={id} isLocked={isLocked} />
        </Stack>
      )}
    </Card>
  );
});

/** Where a tick or a choice is, with its words. */
const mark = { gap: 1, paddingBlock: 1, paddingInline: 1.5, minWidth: 'content', minHeight: 'control' } as const;

const tick = kitClass({ tick: true });

const presence = ['present', 'missing'] as const;

const choices: Partial<Record<LineKey, readonly string[]>> = {
  plate: presence,
  keyCount: ['1', '2', '3', 'missing'],
  registration: presence,
  title: presence,
  serviceBooklet: presence,
  inspection: presence,
  gasTest: presence,
  dampTest: presence,
  pto: presence,
};

/** What a dealer finds most often, so that one press is enough. */
const choicesOf = (line: LineKey): readonly string[] => choices[line] ?? [];
