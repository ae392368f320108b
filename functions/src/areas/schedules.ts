/** The functions that the clock starts, one for each cadence. Each reads only what is due, so it may run late. */
import { sweepAccounts } from '../accounts/sweep-accounts.ts';
import { reserveAhead } from '../bookings/reserve-ahead.ts';
import { onClock } from '../firebase/define-schedule.ts';
import { tellOfKitchens } from '../notifications/tell-of-kitchens.ts';
import { tellOfPlans } from '../notifications/tell-of-plans.ts';
import { tellOfWages } from '../notifications/tell-of-wages.ts';
import { sweepTenants } from '../platform/upkeep/sweep-tenants.ts';
import { tellOfEvenings } from '../push/tell-of-evenings.ts';
import { foldEachNight } from '../stock/ledger/fold-each-night.ts';
import { GATEWAY_SECRETS } from '../subscription/gateway.ts';
import { reconcilePayments } from '../subscription/reconcile-payments.ts';

/** Each run ends before the next one begins: what it left is still due then. */
export const everyTwoMinutes = onClock(
  { schedule: 'every 2 minutes', timeoutSeconds: 110 },
  { reserveAhead },
);
export const everyFiveMinutes = onClock(
  { schedule: 'every 5 minutes', timeoutSeconds: 290, secrets: GATEWAY_SECRETS },
  { tellOfKitchens, tellOfEvenings, reconcilePayments },
);
export const everyHour = onClock({ schedule: 'every 60 minutes' }, { sweepAccounts });
export const everyMorning = onClock(
  { schedule: 'every day 09:00', timeoutSeconds: 540 },
  { tellOfPlans, tellOfWages },
);
/** Starts again every ten minutes of the night, until the sweep is finished and every move is folded. */
export const everyNight = onClock(
  { schedule: '*/10 2-5 * * *', timeoutSeconds: 540, memory: '512MiB' },
  { sweepTenants, foldEachNight },
);
