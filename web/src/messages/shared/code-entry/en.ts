import { part } from '../../part.ts';

/** Why a discount code is refused. */
export const codeReasons = {
  'code-not-valid': 'There is no such code today. Check how it is written.',
  'code-minimum': 'The order is too small for this code.',
  'code-used-up': 'This code is used up.',
  'code-beside-discount': 'This order has a discount already, and a code does not go with another.',
};

/** The words of the field for a discount code, at the billing counter and on a guest's bill. */
export const codeEntry = {
  add: 'Enter a discount code',
  label: 'Discount code',
  fault: 'A code has 5 to 20 letters and digits.',
  use: 'Use the code',
  cancel: 'Not now',
  reasons: codeReasons,
};

export const codeEntryPart = part('codeEntry', codeEntry);
