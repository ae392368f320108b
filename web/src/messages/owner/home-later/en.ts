import type { Weekday } from '@bhoj/domain/time/ist';
import { part } from '../../part.ts';
import { weekdays } from '../../shared/weekdays/en.ts';

/** The sentences of the home page's parts that load after its first content. */
export const homeLaterPart = part('homeLater', {
  verdict: {
    nothing: (weekday: Weekday) => `A day like other ${weekdays[weekday]}s.`,
    above: (share: string, weekday: Weekday) => `${share} % over a usual ${weekdays[weekday]}`,
    below: (share: string, weekday: Weekday) => `${share} % under a usual ${weekdays[weekday]}`,
    discount: (share: string, usual: string) => `discounts of ${share} %, usually ${usual} %`,
    voids: (n: number) => `${n} bills declared void`,
    credits: (n: number) => `${n} credit notes`,
    cancelled: (n: number) => `${n} lines cancelled`,
  },
  setup: {
    title: 'Set up next',
    hint: 'The figures of the day appear here from the first bill on.',
    done: 'Done',
    steps: {
      menu: 'Put dishes on the menu',
      photos: 'Add photos of dishes',
      fssai: 'Enter the FSSAI number, without which there is no bill',
      gstin: 'Enter the GSTIN, if you are registered',
      upi: 'Enter the UPI ID for the code on bills',
      qrCodes: 'Print the QR codes of the tables',
      staff: 'Invite captains and the kitchen',
    },
  },
  wages: {
    due: (month: string, by: string, amount: string) =>
      `Wages of ${month} are due by ${by}: ${amount} are not paid.`,
    undrafted: (month: string, by: string) =>
      `Wages of ${month} are due by ${by}, and nobody has drafted their pay run.`,
    overdue: (month: string, by: string, amount: string) =>
      `Wages of ${month} were due by ${by}: ${amount} are not paid.`,
    action: 'Open the pay run',
  },
});
