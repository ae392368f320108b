import { expect, it } from 'vitest';
import { serviceCodeAt } from '@bhoj/domain/statute/gst';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { TRIAL_DAYS } from '@bhoj/domain/restaurant/restaurant.schema';
import { landing } from './landing.ts';

// The page is plain words, so that no schema library is loaded for two numbers; here they are held to the domain.
const text = JSON.stringify(landing);

it('says the trial as long as it is', () => {
  expect(text.match(/\d+ days/g)).toEqual([`${TRIAL_DAYS} days`, `${TRIAL_DAYS} days`]);
});

it('says what Premium costs', () => {
  expect(text).toContain(`Premium is ${formatMoney(rupees(PREMIUM_PLAN.price))} a ${PREMIUM_PLAN.interval}`);
});

it('says the code of restaurant services that invoices carry', () => {
  expect(text).toContain(`SAC ${serviceCodeAt(Date.now(), 'dine-in')}`);
});
