import type { PaperLanguage } from '../../../domain/board/PaperLanguage';
import { statedVin } from '../../../domain/handover/Comparison';
import {
  checkOf,
  differingLines,
  type Handover,
  handoverLines,
  isDifference,
  type Signature,
  signers,
} from '../../../domain/handover/Handover';
import type { HandoverPaper } from '../../../domain/handover/HandoverPaper';
import type { LineKey, StatedValue } from '../../../domain/handover/Statement';
import type { Instant } from '../../../domain/shared/Instant';
import { formatIn } from '../../shared/texts/useFormat';
import { both, foundTexts, lineTexts } from './lineTexts';
import type { HandoverWords } from './words/HandoverWords';

/** What a record does not contain itself. */
export interface HandoverSubject {
  readonly number: string;
  readonly vehicle: string;
  readonly dealer: string;
  readonly seller: string;
  /** The language of the dealer, and that of the seller. */
  readonly languages: readonly [PaperLanguage, PaperLanguage];
  readonly madeAt: Instant;
}

/** The record as a paper, with each of its words in both languages. */
export function handoverPaper(
  handover: Handover,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  { number, vehicle, dealer, seller, languages, madeAt }: HandoverSubject,
): HandoverPaper {
  const [own, theirs] = languages.map(language => lineTexts(language)) as [
    ReturnType<typeof lineTexts>,
    ReturnType<typeof lineTexts>,
  ];
  const { inBoth: words } = lineTexts(...languages);
  const { moment } = formatIn(languages[0]);
  const value = (key: LineKey, stated: StatedValue | null | undefined) =>
    stated === null || stated === undefined ? '–' : both(own.valueOf(key, stated), theirs.valueOf(key, stated));
  const name = (key: LineKey) => both(own.nameOf(key), theirs.nameOf(key));
  const { seenAt, lines } = handover.statement;
  const vin = statedVin(lines.find(({ key }) => key === 'vin')?.value ?? null);
  const differing = differingLines(handover).map(({ key }) => name(key));
  return {
    title: words(({ title }) => title),
    subject: [number, vehicle, vin].filter(text => text !== '').join(' · '),
    facts: (
      [
        [words(of => of.vehicle), vehicle],
        [words(of => of.number), number],
        [words(of => of.signers.dealer), dealer],
        [words(of => of.signers.seller), seller],
        [words(of => of.place), handover.place],
        [words(of => of.seen), seenAt === null ? '' : moment(seenAt)],
        [words(of => of.made), moment(madeAt)],
        [
          words(of => of.differences),
          differing.length === 0 ? words(of => of.none) : `${differing.length}: ${differing.join('; ')}`,
        ],
      ] as const
    ).filter(([, text]) => text.trim() !== ''),
    columns: [words(of => of.line), words(of => of.stated), words(of => of.foundOut)],
    lines: handoverLines(handover).map(line => {
      const { key, value: stated, now } = line;
      const check = checkOf(handover, key);
      return {
        name: name(key),
        stated:
          now === undefined ? value(key, stated) : `${value(key, stated)} (${words(of => of.now)}: ${value(key, now)})`,
        result: words(of => of.states[check.state]),
        isBlank: check.state === 'notChecked',
        found: foundTexts(handover, line, ...languages),
        differs: isDifference(handover, key),
      };
    }),
    photosTitle: words(of => of.photos),
    photos: handover.photos.flatMap(({ id, line }, index) => {
      const bytes = files.get(id);
      return bytes
        ? [
            {
              caption: `${words(of => of.photo)} ${index + 1}: ${name(line)}, ${words(of => of.added)} ${moment(Number(id))}`,
              bytes,
            },
          ]
        : [];
    }),
    signatures: signers.map(signer => {
      const signature = handover.signatures[signer];
      const said = (handover.names[signer] ?? '').trim();
      return {
        name: words(of => of.signatureOf[signer]),
        strokes: signature?.way === 'drawn' ? signature.strokes : null,
        notes: [
          said,
          [handover.place.trim(), signature ? moment(signature.at) : ''].filter(Boolean).join(', '),
          signature?.way === 'drawn' ? '' : signatureState(signature, words),
        ].filter(note => note !== ''),
      };
    }),
    notes: [...new Set(languages.map(language => lineTexts(language).inBoth(of => of.noClaim)))],
    page: words(of => of.page),
    madeAt,
  };
}

/** How it was signed, or why it was not. */
export function signatureState(
  signature: Signature | undefined,
  words: (of: (words: HandoverWords) => string) => string,
): string {
  if (!signature) return words(of => of.missing);
  if (signature.way === 'drawn') return words(of => of.signed);
  if (signature.way === 'onPaper') return words(of => of.onPaper);
  return [words(of => of.notSigned), signature.reason.trim()].filter(Boolean).join(': ');
}
