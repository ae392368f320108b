import type { PLATFORM_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

/** The refusals that only the platform's people can be given. */
export const platformReasonSentences: Record<(typeof PLATFORM_REASONS)[number], string> = {
  'staff-not-found': 'This person is not platform staff. Reload the page.',
  'staff-closed': 'This person’s account is closed. Reactivate it first.',
  'referral-id-taken': 'This referral ID is taken, or reads like one that is. Choose another.',
  'account-not-found': 'There is no such account any more. Reload the page.',
  'account-of-staff': 'This is platform staff. Open their page to change the account.',
  'account-without-address': 'This account has no email address.',
  'own-account': 'You cannot disable your own account. Ask another super admin.',
  'not-on-trial': 'This restaurant has premium, so there is no trial to extend. Gift premium instead.',
  'premium-without-end': 'This restaurant has premium without an end already.',
  'end-not-later':
    'Choose a later day: the plan already lasts as long, or it would be longer than a year from now.',
  'notice-not-found': 'This notice does not exist any more.',
  'notice-over': 'This notice is over. Write a new one.',
  'too-many-notices': 'There are as many notices as can be shown at a time. End one first.',
  'plan-fixed':
    'This plan stays as it is: only the marks of Premium can be changed. Publish a plan of its own instead.',
  'refund-refused':
    'The gateway refused this refund. Look at the payment there: the balance may be too low, or the payment too old.',
};

export const platformReasonsPart = part('platformReasons', platformReasonSentences);
