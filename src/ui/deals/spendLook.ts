import { look } from '../kit/kitElement';

/** A press that confirms a question is in its right half. A button that confirms it is in the left half (`ConfirmRisk`). */
export const spendLook = look({ justifySelf: 'end', maxWidth: 'half', atEnd: true });
