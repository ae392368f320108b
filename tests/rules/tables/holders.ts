import { RESTAURANT } from '@bhoj/domain/fixtures/ids';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Token } from '../../support/firestore-rest.ts';

/** Somebody in the office with exactly one right. */
export const holderOf = (right: Right): Token => ({
  uid: `uidWith${right.replaceAll('-', '')}`.padEnd(28, '0'),
  provider: 'password',
  claims: { role: 'office', restaurant: RESTAURANT },
});
