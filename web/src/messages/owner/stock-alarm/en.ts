import { part } from '../../part.ts';

const dishes = (count: number): string => (count === 1 ? 'this dish' : `these ${count} dishes`);

/** The effect of a bill on the margins of dishes. */
export const stockAlarmPart = part('stockAlarm', {
  open: 'What it did to prices',
  loading: 'Loading recipes and menu',
  failed: 'Recipes and menu could not be loaded',
  offline: 'Recipes and menu are not on this device. They show when you are back online.',
  title: 'Prices rose',
  rise: (item: string, percent: string) => `${item} rose ${percent}`,
  and: (some: string, last: string) => `${some} and ${last}`,
  /** `rises` is a list such as "Paneer rose 9%". */
  fell: (rises: string, count: number) => `${rises}: ${dishes(count)} fell below your margin.`,
  noDish: (rises: string) => `${rises}. No dish fell below your margin by it.`,
  noRise: 'No price rose with this bill.',
  limit: (share: string) =>
    `Your margin: food costs at most ${share} of the price. The costs are those at the prices of this bill.`,
  list: 'Dishes below your margin',
  size: (dish: string, size: string) => `${dish}, ${size}`,
  columns: { dish: 'Dish', before: 'Margin before', after: 'Margin now', share: 'Food cost' },
  gotIt: 'Got it',
});
