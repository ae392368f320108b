import { part } from '../../part.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

/** The banner about the subscription on every page of an owner. */
export const subscriptionBannerPart = part('subscriptionBanner', {
  trialing: (left: number) =>
    left === 1 ? 'Your free trial ends within a day.' : `Your free trial ends in ${days(left)}.`,
  grace: {
    free: (until: string) => `Your free trial has ended. Everything works until ${until}.`,
    premium: (until: string) => `Your subscription has ended. Everything works until ${until}.`,
  },
  lapsed: (off: string) => `Ordering is off since ${off}. It is on again as soon as you pay.`,
  suspended: 'Bhoj has suspended this restaurant: no orders are taken. The bell says why.',
  link: 'Subscription',
  label: 'State of your subscription',
});
