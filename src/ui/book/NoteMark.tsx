import { NotebookPen } from 'lucide';
import { observer } from 'mobx-react-lite';
import { BookStore } from '../../application/book/BookStore';
import type { HashId } from '../../domain/offers/Offer';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Says that the dealer has noted something about an offer. Empty without a note. */
export const NoteMark = observer(function NoteMark({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('book');
  const note = useInjection(BookStore).get('notes', hashId);
  if (note === undefined) return null;
  return (
    <span title={note}>
      <Icon of={NotebookPen} size={14} />
      <span className="visually-hidden">{`${t('note.name')}: ${note}`}</span>
    </span>
  );
});
