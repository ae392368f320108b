import { part } from '../../part.ts';

/** The owner's discount codes, a card of the settings. */
export const discountCodes = {
  title: 'Discount codes',
  description:
    'A guest enters a code on the bill’s page, or a captain at the billing counter. A use counts when the bill is issued; a void gives it back.',
  none: 'There are no codes yet.',
  failed: 'The codes could not be loaded.',
  add: 'Add a code',
  change: 'Change',
  ended: 'Ended',
  worth: (what: string, cap: string | null) => (cap === null ? `${what} off` : `${what} off, at most ${cap}`),
  onFood: 'food only',
  onCategories: (names: string) => `${names} only`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  minimum: (amount: string) => `bills of ${amount} or more`,
  uses: (n: number, most: number | null) =>
    most === null ? `used on ${n} ${n === 1 ? 'order' : 'orders'}` : `used on ${n} of ${most} orders`,

  // the form
  code: 'Code',
  codeHint: '5 to 20 letters and digits. A longer one is harder to guess.',
  note: 'What it is for',
  kind: 'Takes off',
  kinds: { percent: 'A percentage', amount: 'An amount' },
  percent: 'Percent',
  amount: 'Amount in rupees',
  cap: 'At most, in rupees',
  capHint: 'Nothing for no limit.',
  covers: 'On',
  coverage: {
    everything: 'Everything',
    food: 'Food only: no liquor, no delivery charge',
    categories: 'Chosen categories of the menu',
  },
  categories: 'Categories',
  categoriesFault: 'Choose at least one category.',
  menuLoading: 'The menu is loading…',
  menuFailed: 'The menu could not be loaded. Try again in a moment.',
  fromField: 'First day',
  untilField: 'Last day',
  untilHint: 'It ends when the business day does, not at midnight.',
  minimumField: 'Dishes must come to, in rupees',
  maxUses: 'Orders that may use it',
  perOrder: 'Uses on one order',
  perOrderHint: 'More than one where a part of the order is billed later.',
  active: 'It can be used',
  save: 'Save the code',
  changeThat: 'Change that code',
  cancel: 'Cancel',
  faults: {
    code: 'Enter 5 to 20 letters and digits.',
    note: 'Enter at most 60 characters.',
    percent: 'Enter a percentage from 0.01 to 100.',
    amount: 'Enter an amount from ₹0.01 to ₹10,00,000.',
    cap: 'Enter an amount from ₹0.01 to ₹99,99,999, or nothing.',
    minimum: 'Enter an amount up to ₹99,99,999, or nothing.',
    maxUses: 'Enter a whole number from 1 to 10,00,000, or nothing.',
    perOrder: 'Enter a whole number from 1 to 10.',
    until: 'The last day is before the first.',
  },
};

export const discountCodesPart = part('discountCodes', discountCodes);
