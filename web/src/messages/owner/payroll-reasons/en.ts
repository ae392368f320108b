import type { PAY_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

/** The refusals that only the payroll can meet. */
const payReasonSentences: Record<(typeof PAY_REASONS)[number], string> = {
  'pay-run-moved':
    'The pay of this month is at another step by now. What is approved or paid stands; reload the page.',
  'pay-run-changed':
    'A person, the muster, an advance or the tips changed since this draft. Reopen it, draft it again and look once more.',
  'paid-before-month': 'Pay of a month is not paid before the month begins. Check the day.',
  'slip-entered-since': 'Other amounts were saved for this person meanwhile.',
  'pay-terms-changed': 'Another tab changed this meanwhile. Nothing of yours is saved yet.',
  'pay-run-too-large': 'One pay run takes 200 people, 250 open advances and ₹1 crore.',
  'slips-incomplete':
    'Some slips have days that nobody marked, or amounts that Bhoj does not know. Mark the days and enter the amounts.',
  'pay-negative':
    'Deductions do not fit into the pay of some people. Correct what was entered, or carry a part to the next month.',
  'no-last-day': 'The final pay is for somebody who leaves: enter their last working day first.',
  'tips-above-book':
    'The slips name more tips than the money book says were paid out. Enter the payout in Finance first.',
  'advance-not-found': 'This advance is not there any more.',
  'advance-wrong':
    'Check the amounts and days: an instalment is at most the advance, and begins in its month or later.',
  'advance-recovered': 'Some of this advance is taken back already, so it stays.',
  'person-linked': 'Somebody else is linked to this sign-in. Take that link off first.',
  'muster-not-locked': 'The pay of this month is not approved yet: mark the day, which answers.',
  'punch-out-of-day': 'That time is not of this day.',
};

export const payReasonsPart = part('payReasons', payReasonSentences);
