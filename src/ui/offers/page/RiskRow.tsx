import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleQuestionMark,
  type IconNode,
  OctagonAlert,
  TriangleAlert,
} from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OfferDetail } from '../../../domain/offers/OfferDetail';
import type { StatedInRow } from '../../../domain/valuation/NotStated';
import { type VehicleRisk, vehicleRisks } from '../../../domain/valuation/VehicleRisk';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { moreTags, tagGap } from '../../theme/lengths.js';
import * as styles from './OfferFacts.module.css';

interface RiskRowProps {
  readonly offer: StatedInRow;
  /** The row keeps its place until the detail has loaded. */
  readonly detail: OfferDetail | undefined;
  /** The area beside it has no list of what is not stated. */
  readonly isAlone?: boolean;
}

const icons: Readonly<Record<VehicleRisk['weight'], IconNode>> = {
  serious: OctagonAlert,
  minor: TriangleAlert,
  none: CircleCheck,
};

/**
 * What may cost the buyer money, as tags on two lines, so that nothing below moves when the detail arrives. What is serious
 * comes first. A button names the tags that do not fit, and shows them.
 */
export function RiskRow({ offer, detail, isAlone = false }: RiskRowProps) {
  const { t } = useTexts('offersVehicle');
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Infinity);
  const [isOpen, setOpen] = useState(false);
  const risks = detail ? vehicleRisks(offer, detail) : [];
  const nameOf = (risk: VehicleRisk) =>
    risk.reason === 'notStated' ? t('risks.notStated', { count: risk.count }) : t(`risks.${risk.reason}`);
  const names = risks.map(nameOf);
  const allNames = names.join();

  // Reads the widths in a ResizeObserver, because reading them earlier would force a layout of the whole page.
  useLayoutEffect(() => {
    if (allNames === '') return;
    const row = list.current!;
    const tags = [...row.querySelectorAll<HTMLElement>('[data-beyond]')];
    let room = Infinity;
    const observer = new ResizeObserver(entries => {
      for (const { target, contentRect } of entries) if (target === row) room = contentRect.width;
      const widths = tags.map(tag => tag.offsetWidth);
      // Before the tags are painted.
      flushSync(() => setFitting(fittingTags(widths, room)));
    });
    // The tags too, because the dealer's own spacing of text makes them wider.
    for (const element of [row, ...tags]) observer.observe(element);
    return () => observer.disconnect();
  }, [allNames]);

  const tags = risks.map((risk, place) => (
    <li key={risk.reason} data-beyond={place >= fitting}>
      {risk.reason === 'notStated' && !isAlone ? (
        <button
          type="button"
          className={styles.tag}
          data-weight={risk.weight}
          onClick={({ currentTarget }) => openPart(currentTarget.closest('aside'), 'notStated')}
        >
          <Icon of={CircleQuestionMark} size={14} />
          <span>{names[place]}</span>
        </button>
      ) : (
        <span className={styles.tag} data-weight={risk.weight}>
          <Icon of={risk.reason === 'notStated' ? CircleQuestionMark : icons[risk.weight]} size={14} />
          <span>{names[place]}</span>
        </span>
      )}
    </li>
  ));
  const beyond = names.slice(fitting);
  const more = t('risks.more', { count: beyond.length, names: beyond.join(', ') });
  const opener = beyond.length > 0 && (
    <li key="more" className={styles.more}>
      <button
        type="button"
        className={styles.tag}
        data-weight="minor"
        aria-label={more}
        aria-expanded={isOpen}
        title={more}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{`+${beyond.length}`}</span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
      </button>
    </li>
  );
  return (
    <ul ref={list} className={styles.risks} aria-label={t('risks.label')} aria-busy={!detail} data-open={isOpen}>
      {/* One array, so that the tags stay the same elements, whose widths are observed. */}
      {[...tags.slice(0, fitting), opener, ...tags.slice(fitting)]}
    </ul>
  );
}

/** Opens a `Disclosure` in this area, which the preference names, and moves the focus to it, as a link would. */
function openPart(area: Element | null, preference: string): void {
  const part = area?.querySelector<HTMLElement>(`[data-part="${preference}"]`);
  const opener = part?.querySelector<HTMLElement>('[aria-expanded]');
  if (!part || !opener) return;
  if (opener.ariaExpanded === 'false') opener.click();
  opener.focus({ preventScroll: true });
  // The content is rendered first.
  requestAnimationFrame(() => part.scrollIntoView({ block: 'nearest' }));
}

const LINES = 2;

/**
 * How many tags of these widths fit on two lines of this width. If some do not fit, there is also room for the button that
 * shows them. Infinity if all fit.
 */
export function fittingTags(widths: readonly number[], room: number): number {
  if (linesOf(widths, room) <= LINES) return Infinity;
  let fitting = widths.length - 1;
  while (fitting > 0 && linesOf([...widths.slice(0, fitting), moreTags], room) > LINES) fitting -= 1;
  return fitting;
}

function linesOf(widths: readonly number[], room: number): number {
  let lines = 1;
  let left = room;
  for (const width of widths) {
    if (width > left && left < room) {
      lines += 1;
      left = room;
    }
    left -= width + tagGap;
  }
  return lines;
}
