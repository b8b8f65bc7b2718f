import { useEffect, useRef, useState } from 'react';
import { kitClass } from '../../kit/kitElement';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import type { Elements } from '../../shared/Elements';
import { useTexts } from '../../shared/texts/useTexts';
import * as sections from './TradingSections.module.css';

const shown = `${kitClass({ display: 'stack', fill: 160, gap: 2.5, columnGap: 4, align: 'start' })} ${sections.row}`;
const unset = `${kitClass({ display: 'row', wrap: true, gap: 1, columnGap: 4, paddingTop: 2.5 })} ${sections.unset}`;

interface CostRowProps {
  readonly label: string;
  /** What the fields are for. */
  readonly use: string;
  readonly isSet: boolean;
  /** Stays in sight while the fields are not. */
  readonly beside?: Elements;
  readonly children: Elements;
}

/** The fields of a cost. While nothing is set, one line says what they are for, and a press shows them. */
export function CostRow({ label, use, isSet, beside, children }: CostRowProps) {
  const { t } = useTexts('valuation');
  const row = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [isShown, setShown] = useState(isSet);
  // Fields that are emptied stay.
  if ((isSet || isPressed) && !isShown) setShown(true);
  useEffect(() => {
    if (isPressed) row.current?.querySelector('input')?.focus();
  }, [isPressed]);
  return (
    <div ref={row} role="group" aria-label={label} className={isShown ? shown : unset}>
      <Text as="p" fullRow weight="medium" className={sections.label}>
        {label}
      </Text>
      {isShown ? (
        children
      ) : (
        <>
          <SmallText basis={200}>{use}</SmallText>
          <Button aria-label={`${t('defaults.set')}: ${label}`} onClick={() => setPressed(true)}>
            {t('defaults.set')}
          </Button>
        </>
      )}
      {beside}
    </div>
  );
}
