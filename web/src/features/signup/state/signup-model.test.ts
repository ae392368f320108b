import { expect, it } from 'vitest';
import { actOf } from './signup-model.ts';

const form = { isReferred: false, isProved: false, isPaid: false, isOnItsWay: false, isAtPayment: false };
it.each([
  ['to-payment', {}],
  ['pay', { isAtPayment: true }],
  ['create-free', { isReferred: true }],
  // A valid referral makes the sign-up free again.
  ['create-free', { isReferred: true, isAtPayment: true }],
  ['wait', { isOnItsWay: true, isReferred: true }],
  ['create-paid', { isPaid: true, isReferred: true, isAtPayment: true }],
  ['create-paid', { isProved: true }],
] as const)('does %s for %o', (act, told) => {
  expect(actOf({ ...form, ...told })).toBe(act);
});
