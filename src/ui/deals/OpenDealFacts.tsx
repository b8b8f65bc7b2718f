import { CircleUser, Hourglass } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { kitClass } from '../kit/kitElement';
import { Stack } from '../kit/Layout';
import * as buttons from '../shared/Button.module.css';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { NamedSteps } from './DealNext';
import * as styles from './DealsOverview.module.css';
import { NextPress } from './NextPress';
import { useDealTurn } from './useDealTurn';
import { usePickupText } from './usePickupText';

interface OpenDealFactsProps {
  readonly offer: Offer;
}

/** Below the tile of a deal: how far it is, who has to act and until when, and the press that comes next. */
export function OpenDealFacts({ offer }: OpenDealFactsProps) {
  const { hashId, deal } = offer;
  return (
    <div className={styles.facts}>
      {deal && (
        <>
          <NamedSteps hashId={hashId} deal={deal} />
          <DealTurn offer={offer} />
          <Stack>
            <NextPress offer={offer}>
              <AskSupport hashId={hashId} />
            </NextPress>
          </Stack>
        </>
      )}
    </div>
  );
}

const turnLook = { display: 'row', gap: 1.5, cut: true, size: 'small', lineHeight: 'body' } as const;
const turns = {
  dealer: {
    inTime: kitClass({ ...turnLook, weight: 'medium', tone: 'primary' }),
    late: kitClass({ ...turnLook, weight: 'medium', tone: 'warning' }),
  },
  others: { inTime: kitClass({ ...turnLook, tone: 'secondary' }), late: kitClass({ ...turnLook, tone: 'warning' }) },
};
const words = kitClass({ cut: true });
const whenLook = { minWidth: 0, cut: true, tabular: true, weight: 'medium' } as const;
const planned = kitClass({ ...whenLook, tone: 'primary' });
const late = kitClass({ ...whenLook, tone: 'warning' });

/** Who has to act, and until when. */
export const DealTurn = observer(function DealTurn({ offer }: OpenDealFactsProps) {
  const turn = useDealTurn()(offer);
  if (turn === null) return null;
  const { actor, text, isOver } = turn;
  return (
    <p
      className={turns[actor === 'dealer' ? 'dealer' : 'others'][isOver ? 'late' : 'inTime']}
      data-actor={actor}
      data-over={isOver}
      title={text}
    >
      <Icon of={actor === 'dealer' ? CircleUser : Hourglass} size={14} /> <span className={words}>{text}</span>
    </p>
  );
});

/** While the marketplace has to act, the dealer can ask. */
function AskSupport({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('board');
  return (
    <Link to={paths.conversation(hashId)} className={buttons.button}>
      {t('turn.ask')}
    </Link>
  );
}

/** In a row without columns: when the tour picks the vehicle up, or else until when the dealer has to act. */
export const DealWhen = observer(function DealWhen({ offer }: OpenDealFactsProps) {
  const pickup = usePickupText()(offer.hashId);
  const turn = useDealTurn()(offer);
  const text = pickup ?? turn?.until ?? (turn?.isOver ? turn.text : null);
  if (text === null) return null;
  const isOver = pickup === null && turn?.isOver === true;
  return (
    <span className={isOver ? late : planned} data-over={isOver} title={text}>
      {text}
    </span>
  );
});
