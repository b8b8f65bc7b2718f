import { observer } from 'mobx-react-lite';
import { OpenedHandover } from '../../../application/handover/OpenedHandover';
import { useBookProblem } from '../../book/useBookProblem';
import { Text } from '../../kit/Text';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useInjection } from '../../shared/useInjection';

/** In the place of a record that is being read, or that cannot be read. */
export const UnreadRecord = observer(function UnreadRecord() {
  const problemText = useBookProblem();
  const { failure } = useInjection(OpenedHandover);
  if (!failure) return <RowSkeletons />;
  return (
    <Text as="p" tone="error" role="alert">
      {problemText(failure)}
    </Text>
  );
});
