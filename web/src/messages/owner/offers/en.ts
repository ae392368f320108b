import { part } from '../../part.ts';

/** The owner's offers by time, a card of the settings. */
export const offers = {
  title: 'Offers by time',
  description:
    'Dishes cost less at some hours, such as a happy hour. Guests and captains see the lower price on the menu, and the bill names the offer.',
  none: 'There are no offers yet.',
  add: 'Add an offer',
  change: 'Change',
  off: 'Off',
  percentOff: (percent: string) => `${percent} % off`,
  between: (from: string, to: string) => `${from} to ${to}`,
  everyDay: 'every day',
  onAll: 'all dishes',
  onSome: (n: number) => (n === 1 ? '1 category' : `${n} categories`),

  // the form
  name: 'Name, as guests and bills show it',
  percent: 'Percent off',
  percentHint: 'Of the price of a dish in its size. Add-ons keep their price.',
  days: 'Begins on',
  from: 'From',
  to: 'Until',
  toHint: 'An end at or before the beginning is on the next day.',
  types: 'For',
  typeNames: { 'dine-in': 'Eating in, rooms too', takeaway: 'Takeaway', delivery: 'Delivery' },
  covers: 'On',
  coverage: { all: 'All dishes', categories: 'Chosen categories of the menu' },
  categories: 'Categories',
  menuLoading: 'The menu is loading…',
  menuFailed: 'The menu could not be loaded. Try again in a moment.',
  liquor: 'On liquor too',
  liquorHint: 'Some States forbid discounts on liquor. Ask your excise office first.',
  discounts: 'Other discounts and codes may take off more',
  active: 'The offer is on',
  save: 'Save the offer',
  cancel: 'Cancel',
  remove: 'Remove the offer',
  faults: {
    name: 'Enter a name of at most 40 characters.',
    percentBp: 'Enter more than 0, at most 90.',
    days: 'Choose at least one day.',
    time: 'Enter both times.',
    types: 'Choose at least one.',
    categories: 'Choose at least one category.',
  },
};

export const offersPart = part('offers', offers);
