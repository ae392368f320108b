import { part } from '../../part.ts';

/** The frame of the page of people and pay. */
export const payrollPart = part('payroll', {
  description: 'Who is paid, who worked when, what was given ahead of pay, and each month’s pay.',
  views: 'People and pay',
  tab: { people: 'People', muster: 'Muster', roster: 'Roster', advances: 'Advances', pay: 'Pay run' },
  loading: 'Loading people and pay',
  couldNotLoad: 'People and pay could not be loaded.',
  offline: 'People and pay are not on this device. Connect to see them.',
  accountant: 'Have an accountant confirm what the law asks of you.',
});
