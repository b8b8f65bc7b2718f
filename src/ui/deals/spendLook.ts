import { kitClass } from '../kit/kitElement';

/** A press that confirms a question is in its right half. A button that confirms it is in the left half (`ConfirmRisk`). */
export const spendLook = kitClass({ justifySelf: 'end', maxWidth: 'half', atEnd: true });
