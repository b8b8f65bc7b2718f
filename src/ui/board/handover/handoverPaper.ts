import type { PaperLanguage } from '../../../domain/board/PaperLanguage';
import { checkOf, type Handover, handoverLines, signers } from '../../../domain/handover/Handover';
import type { HandoverPaper } from '../../../domain/handover/HandoverPaper';
import type { StatedValue } from '../../../domain/handover/Statement';
import type { Instant } from '../../../domain/shared/Instant';
import { formatIn } from '../../shared/texts/useFormat';
import { lineTexts } from './lineTexts';
import type { HandoverWords } from './words/HandoverWords';
import { wordsByLanguage } from './words/wordsByLanguage';

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
  files: ReadonlyMap<string, Uint8Array>,
  { number, vehicle, dealer, seller, languages, madeAt }: HandoverSubject,
): HandoverPaper {
  const [own, theirs] = languages.map(language => wordsByLanguage[language]) as [HandoverWords, HandoverWords];
  const [ownTexts, theirTexts] = languages.map(lineTexts) as [
    ReturnType<typeof lineTexts>,
    ReturnType<typeof lineTexts>,
  ];
  const format = formatIn(languages[0]);
  const words = (of: (words: HandoverWords) => string) => both(of(own), of(theirs));
  const value = (key: Parameters<typeof ownTexts.valueOf>[0], stated: StatedValue | null | undefined) =>
    stated === null || stated === undefined
      ? '–'
      : both(ownTexts.valueOf(key, stated), theirTexts.valueOf(key, stated));
  const name = (key: Parameters<typeof ownTexts.nameOf>[0]) => both(ownTexts.nameOf(key), theirTexts.nameOf(key));
  const { seenAt } = handover.statement;
  return {
    title: words(({ title }) => title),
    facts: (
      [
        [words(of => of.vehicle), vehicle],
        [words(of => of.number), number],
        [words(of => of.signers.dealer), dealer],
        [words(of => of.signers.seller), seller],
        [words(of => of.place), handover.place],
        [words(of => of.seen), seenAt === null ? '' : format.moment(seenAt)],
        [words(of => of.made), format.moment(madeAt)],
      ] as const
    ).filter(([, text]) => text.trim() !== ''),
    columns: [words(of => of.line), words(of => of.stated), words(of => of.foundOut)],
    lines: handoverLines(handover).map(({ key, value: stated, now }) => {
      const { state, found, remark } = checkOf(handover, key);
      return {
        name: name(key),
        stated:
          now === undefined ? value(key, stated) : `${value(key, stated)} (${words(of => of.now)}: ${value(key, now)})`,
        result: words(of => of.states[state]),
        isBlank: state === 'notChecked',
        // What was typed before the line was found to be as stated is no part of it.
        found: state === 'differs' || state === 'found' ? [found, remark] : [],
        differs: state === 'differs',
      };
    }),
    photosTitle: words(of => of.photos),
    photos: handover.photos.flatMap(({ id, line }, index) => {
      const bytes = files.get(id);
      return bytes ? [{ caption: `${words(of => of.photo)} ${index + 1}: ${name(line)}`, bytes }] : [];
    }),
    signatures: signers.map(signer => {
      const signature = handover.signatures[signer];
      const said = (handover.names[signer] ?? '').trim();
      const how =
        signature === undefined
          ? words(of => of.missing)
          : signature.way === 'onPaper'
            ? words(of => of.onPaper)
            : signature.way === 'notSigned'
              ? [words(of => of.notSigned), signature.reason.trim()].filter(Boolean).join(': ')
              : '';
      return {
        name: words(of => of.signatureOf[signer]),
        strokes: signature?.way === 'drawn' ? signature.strokes : null,
        notes: [
          said,
          [handover.place.trim(), signature ? format.moment(signature.at) : ''].filter(Boolean).join(', '),
          how,
        ].filter(note => note !== ''),
      };
    }),
    notes: [...new Set([own.noClaim, theirs.noClaim])],
    page: words(of => of.page),
    madeAt,
  };
}

const both = (own: string, theirs: string): string => (own === theirs ? own : `${own} / ${theirs}`);
