import type { FoodRule, SaidAnswer } from '@bhoj/domain/menu/shape/food-list';
import type { Mark } from '@bhoj/domain/menu/shape/menu.schema';

const rules: Readonly<Record<FoodRule, string>> = {
  jain: 'Jain',
  'no-onion-garlic': 'No onion, no garlic',
  vrat: 'Vrat',
  eggless: 'Eggless',
  vegan: 'Vegan',
  halal: 'Halal',
  'no-nuts': 'No nuts',
  'no-dairy': 'No dairy',
};

/** Bhoj's own words on the public page, beside the words of the restaurant. */
export const english = {
  title: (name: string, city: string) => (city === '' ? `${name}: menu` : `${name}, ${city}: menu`),
  description: (name: string, dishes: number, cuisines: string) =>
    [
      `The menu of ${name} with prices: ${dishes === 1 ? 'one dish' : `${dishes} dishes`}.`,
      ...(cuisines === '' ? [] : [`${cuisines}.`]),
    ].join(' '),
  marks: {
    veg: 'Vegetarian',
    egg: 'Contains egg',
    'non-veg': 'Non-vegetarian',
  } satisfies Record<Mark, string>,
  food: (rule: FoodRule, answer: SaidAnswer): string => {
    if (answer === 'does-not') return rule === 'no-nuts' ? 'Contains nuts' : 'Contains dairy';
    return answer === 'fits' ? rules[rule] : `${rules[rule]} option`;
  },
  spice: ['', 'Mild', 'Medium hot', 'Very hot'] as readonly string[],
  soldOut: 'Sold out now',
  from: (start: string, end: string) => `${start} to ${end}`,
  hours: 'Opening hours',
  closed: 'Closed',
  allDay: 'Day and night',
  everyDay: 'Every day',
  book: 'Book a table',
  call: 'Call',
  directions: 'Directions',
  languages: 'Languages',
  openUntil: (time: string) => `Open now · until ${time}`,
  openAllDay: 'Open now · day and night',
  closedUntil: (moment: string) => `Closed now · opens ${moment}`,
  closedNow: 'Closed now',
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  onDay: (day: string, time: string) => `on ${day} at ${time}`,
  chooseOf: (take: number, dishes: string) => `Choose ${take} of: ${dishes}`,
  sections: 'Parts of the menu',
  nothingYet: 'There are no dishes on this menu yet.',
  liquor: 'Drinks with alcohol are on the menu at the table.',
  taxAdded: 'Taxes are added to these prices on the bill.',
  taxIncluded: 'Prices include taxes.',
  order: 'Order to take away',
  paused: 'Ordering by phone is paused. A waiter takes your order.',
  ended: 'This restaurant takes no orders by phone at the moment. The staff say how to order.',
  suspended: 'This restaurant takes no orders through Bhoj at the moment.',
  by: 'Menu by Bhoj',
};

export type PageWords = typeof english;
