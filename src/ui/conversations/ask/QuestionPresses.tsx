import { observer } from 'mobx-react-lite';
import { questionKey } from '../../../domain/board/Wording';
import { Button } from '../../shared/Button';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';

const wordings = ['keys', 'inspection', 'damage'] as const;

interface QuestionPressesProps {
  /** The presses show the questions. Otherwise, they show what these are about. */
  readonly areWhole?: boolean;
  /** What is in the field. */
  readonly text: string;
  /** Called with what is in the field and the question below it. */
  readonly onChange: (text: string) => void;
}

/** Questions that many vehicles leave open, and the dealer's own wording. A press adds one to what was typed, and sends nothing. */
export const QuestionPresses = observer(function QuestionPresses({
  areWhole = false,
  text,
  onChange,
}: QuestionPressesProps) {
  const { t, language } = useTexts('conversationsAsk');
  const own = useBook().get('wordings', questionKey(language));
  const handleAdd = (wording: string) => onChange([text.trimEnd(), wording].filter(Boolean).join('\n'));
  return (
    <>
      {wordings.map(wording => (
        <Button key={wording} onClick={() => handleAdd(t(`body.${wording}`))}>
          {areWhole ? t(`body.${wording}`) : t(`wording.${wording}`)}
        </Button>
      ))}
      {own !== undefined && <Button onClick={() => handleAdd(own)}>{areWhole ? own : t('own')}</Button>}
    </>
  );
});
