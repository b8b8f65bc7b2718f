import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Book } from '../../application/book/Book';
import { LONGEST_NOTE, typedNote } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import { SmallText } from '../kit/Text';
import { Disclosure } from '../shared/Disclosure';
import * as field from '../shared/fields/Field.module.css';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './NoteField.module.css';

/** What the dealer wants to remember about an offer. It is stored as it is typed. */
export const NoteField = observer(function NoteField({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('book');
  const book = useInjection(Book);
  const note = useBook().get('notes', hashId) ?? '';
  const id = useId();
  return (
    <div>
      <Disclosure
        name={t('note.name')}
        preference="note"
        summary={note !== '' && <p className={styles.summary}>{note}</p>}
      >
        <div className={field.field}>
          <textarea
            id={id}
            rows={4}
            maxLength={LONGEST_NOTE}
            value={note}
            aria-label={t('note.name')}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => void book.change('notes', hashId, () => typedNote(target.value))}
          />
          <SmallText id={`${id}-hint`}>{t('note.private')}</SmallText>
        </div>
      </Disclosure>
    </div>
  );
});
