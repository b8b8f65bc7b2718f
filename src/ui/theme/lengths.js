/**
 * Lengths that code and style sheets share, in pixels, because code places rows before they are rendered. A style sheet has
 * `tableRow` as `--table-row`.
 */

/** The space between two tiles. */
export const gridGap = 16;
/** The photo of a tile, and the tile without it and its border. */
export const tilePhoto = 160;
export const tileBody = 180;
/** What a tile shows below it of an own bid, of an open purchase, of an archived one and of a sale. */
export const betFacts = 116;
export const openDealFacts = 120;
export const dealFacts = 56;
export const saleFacts = 32;
/** The heading of a group of own bids above tiles, and in a table. */
export const betHeading = 40;
export const tableHeading = 32;
export const tableHead = 37;
export const tableRow = 45;
/** The row of a table without columns, which has two lines. */
export const narrowRow = 57;
export const conversationRow = 69;
/** The space between two tags of risks, and the button that shows those that do not fit. */
export const tagGap = 4;
export const moreTags = 56;

/** Lengths on paper, in millimetres: a row of the shortlist, what it has besides its note, and a line of the note. */
export const paper = { noteRow: 26, notePadding: 4, noteLine: 4.4 };
