import { expect, it } from 'vitest';
import { serviceCodeAt } from '@bhoj/domain/statute/gst';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { TRIAL_DAYS } from '@bhoj/domain/restaurant/signing-up';
import { landing } from './en.ts';

// The page has the numbers in plain sentences, because to compute two numbers it would load a schema library. This test
// compares them with the domain.
const text = JSON.stringify(landing);

it('states the length of the trial', () => {
  expect(text.match(/\d+ days/g)).toEqual([`${TRIAL_DAYS} days`, `${TRIAL_DAYS} days`]);
});

it('states the price of Premium', () => {
  expect(text).toContain(`Premium is ${formatMoney(rupees(PREMIUM_PLAN.price))} a ${PREMIUM_PLAN.interval}`);
});

it('states the code of restaurant services that invoices have', () => {
  expect(text).toContain(`SAC ${serviceCodeAt(Date.now(), 'dine-in')}`);
});
