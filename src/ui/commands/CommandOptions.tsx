import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { SellingStore } from '../../application/selling/SellingStore';
import { Appearance } from '../../application/settings/Appearance';
import type { CommandGroup } from '../../domain/commands/Command';
import { Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './CommandDialog.module.css';
import type { ShownCommand } from './useCommands';

export const optionId = (list: string, place: number): string => `${list}${place}`;

interface CommandOptionsProps {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  /** Group by group. */
  readonly commands: readonly ShownCommand[];
  /** The place of the option that Enter chooses. */
  readonly active: number;
  readonly onChoose: (command: ShownCommand) => void;
}

/** The focus stays in the field: the active option is only named by it. */
export const CommandOptions = observer(function CommandOptions(props: CommandOptionsProps) {
  const { id, ref, commands, active, onChoose } = props;
  const { t } = useTexts('commands');
  const { hasLetterKeys } = useInjection(Appearance);
  const selling = useInjection(SellingStore);
  const headingOf = (group: CommandGroup) => {
    if (group !== 'clients' && group !== 'motorbikes') return t(`groups.${group}`);
    const { rows, totalCount } = selling[group];
    if (rows.length >= totalCount) return t(`groups.${group}`);
    return t('groupInPart', { group: t(`groups.${group}`), loaded: rows.length, total: totalCount });
  };
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <div ref={ref} id={`${id}list`} role="listbox" aria-label={t('title')} className={styles.list}>
      {groups.map(group => (
        <div key={group} role="group" aria-labelledby={`${id}${group}`}>
          <SmallText paddingInline={3} paddingTop={3} paddingBottom={1} id={`${id}${group}`}>
            {headingOf(group)}
          </SmallText>
          {commands.map(
            (command, place) =>
              command.group === group && (
                <Row
                  gap={3}
                  align="baseline"
                  paddingBlock={2}
                  paddingInline={3}
                  key={command.id}
                  id={optionId(id, place)}
                  role="option"
                  aria-selected={place === active}
                  className={styles.option}
                  // Otherwise the field would lose the focus before the click.
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => onChoose(command)}
                >
                  <Text grow minWidth={0} breakWords>
                    {command.name}
                  </Text>
                  {command.detail && (
                    <>
                      <Pause />
                      <SmallText as="span" translate="no">
                        {command.detail}
                      </SmallText>
                    </>
                  )}
                  {command.keys && hasLetterKeys && (
                    <>
                      <Pause />
                      <kbd className={styles.keys}>{command.keys}</kbd>
                    </>
                  )}
                </Row>
              ),
          )}
        </div>
      ))}
    </div>
  );
});

/** Otherwise a screen reader reads the parts of an option as one sentence. */
function Pause() {
  return <span className="visually-hidden">, </span>;
}
