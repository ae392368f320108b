/**
 * Mutants that no request can distinguish from the real rules, each with the reason. A name without a surviving mutant
 * fails the run, so that the list stays up to date.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  "ownRights: widen ['take-orders', 'sold-out', 'settle', 'discount', 'give-free', 'refund'] by unlisted":
    'no rule asks for a right that does not exist',
  "ownRights: widen ['cook', 'sold-out'] by unlisted": 'no rule asks for a right that does not exist',
  'ownRights: widen [] by unlisted': 'no rule asks for a right that does not exist',
  "mayBeTold: widen ['wages-due', 'final-pay-due'] by unlisted":
    'no notification is of a kind that does not exist',
  "mayBeTold: widen ['booking-asked', 'booking-by-guest'] by unlisted":
    'no notification is of a kind that does not exist',
  "mayBeTold: widen ['dismissed-device', 'pin-locked'] by unlisted":
    'no notification is of a kind that does not exist',
};
