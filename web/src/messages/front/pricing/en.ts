import { part } from '../../part.ts';

/** The sentences of the pricing page; the plans' own texts are stored with them. */
export const pricing = {
  title: 'A price you can say across the counter',
  text: 'Owner, captain, kitchen and guests: everybody in the restaurant is included.',
  loading: 'Loading...',
  free: 'Free',
  perMonth: 'a month',
  perYear: 'a year',
  popular: 'Popular',
  isDefault: 'Standard',
  more: (n: number) => `+ ${n} more features`,
  startFree: 'Start for free',
  choose: (plan: string) => `Choose ${plan}`,
  failed: 'The plans could not be loaded just now. Here is how every restaurant can begin.',
  notes: [
    'The first 14 days are free with the referral ID of a Bhoj representative.',
    'No charge per order, no commission on your bills. When a plan ends, your records stay readable.',
  ],
};

export const pricingPart = part('pricing', pricing);
