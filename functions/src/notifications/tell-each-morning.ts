import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '@bhoj/domain/catalogue/region';
import { allOf } from '../firebase/all-of.ts';
import { tellOfPlans } from './tell-of-plans.ts';
import { tellOfWages } from './tell-of-wages.ts';

/** Notifies owners of ending plans, due wages and final pays. A failure of one part does not stop the other. */
export const tellEachMorning = onSchedule(
  { region: REGION, schedule: 'every day 09:00', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    const now = Date.parse(scheduleTime);
    await allOf([tellOfPlans(now), tellOfWages(now)]);
  },
);
