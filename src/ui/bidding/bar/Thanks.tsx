import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { kitClass } from '../../kit/kitElement';
import { Row } from '../../kit/Layout';
import type { Elements } from '../../shared/Elements';
import { Icon } from '../../shared/icons/Icon';

const shownLook = kitClass({ display: 'stack', gap: 1, paddingBlock: 2.5, paddingInline: 3, frame: 'success' });

interface ThanksProps {
  /** The id of the sentence, which names what has the focus then. */
  readonly id: string | undefined;
  /** The id of what gets the focus if it had it before. */
  readonly areaId: string;
  readonly said: string | null;
  /** The vehicle, and what is known of the press. It is in sight beside the sentence, so only a screen reader says it. */
  readonly about: string;
  /** What the dealer can do next. */
  readonly children: Elements;
}

/**
 * Stands before it says something, because a screen reader may not read a region that comes with its text. It is no region
 * if the focus comes to what the sentence names, or if a list renders it again: the sentence would be read twice.
 */
export function Thanks({ id, areaId, said, about, children }: ThanksProps) {
  const [shown, setShown] = useState({ said, isRead: said !== null });
  if (shown.said !== said) {
    const area = document.getElementById(areaId);
    setShown({ said, isRead: said !== null && area?.contains(document.activeElement) === true });
  }
  return (
    <div className={said === null ? 'visually-hidden' : shownLook}>
      <Row as="p" gap={2} weight="medium" id={id} role={shown.isRead ? undefined : 'status'}>
        {said !== null && (
          <>
            <Icon of={CircleCheck} size={20} className={kitClass({ rigid: true, tone: 'success' })} />
            <span>{said}</span> <span className="visually-hidden">{about}</span>
          </>
        )}
      </Row>
      {said !== null && children}
    </div>
  );
}
