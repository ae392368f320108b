import { PASSWORD_MIN } from '@bhoj/domain/kernel/password';
import { part } from '../../part.ts';

/** For every form with a new password. */
export const passwordWords = {
  hint: `At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`,
  fault: `Choose a password of at least ${PASSWORD_MIN} characters.`,
  show: 'Show password',
  hide: 'Hide password',
  strength: {
    short: (missing: number) => `${missing} more ${missing === 1 ? 'character' : 'characters'}`,
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
};

export const passwordPart = part('passwordWords', passwordWords);
