import type { FoodRule, SaidAnswer } from '@bhoj/domain/menu/shape/food-list';
import type { Mark } from '@bhoj/domain/menu/shape/menu.schema';
import type { Weekday } from '@bhoj/domain/time/ist';

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

/** What the public page says, beside what the restaurant wrote itself. */
export const words = {
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
  spice: ['', 'Mild', 'Medium hot', 'Very hot'],
  soldOut: 'Sold out now',
  from: (start: string, end: string) => `${start} to ${end}`,
  hours: 'Opening hours',
  closed: 'Closed',
  allDay: 'Day and night',
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  } satisfies Record<Weekday, string>,
  everyDay: 'Every day',
  phone: 'Phone',
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
  unknownTitle: 'No restaurant has this address',
  unknownText: 'Look at the address once more, or scan the code on the table.',
  failedTitle: 'The menu cannot be shown now',
  failedText: 'Open this page once more in a minute.',
  home: 'What is Bhoj?',
};
