import type { COUNT_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import { part } from '../../part.ts';

const refusals = {
  'stock-item-unknown': 'An item or a store is not kept any more. Reload the page and enter it again.',
  'too-long-ago': 'Some of it was too long ago: a count holds for a day, waste for a week.',
  'without-recipe': 'It has no recipe. Give it one first, or enter its ingredients.',
} satisfies Record<(typeof COUNT_REASONS)[number], string>;

export const stockCountPart = part('stockCount', {
  loading: 'Loading the sheet of the count',
  couldNotLoad: 'The sheet of the count could not be loaded',
  offline: 'The items are not on this device. They show when you are back online.',
  none: 'No items yet. Add what you buy under Items.',
  which: 'What to count',
  short: 'Five items',
  shortHint: 'The five with the most rupees that nobody has looked at. A few minutes.',
  whole: 'Everything',
  wholeHint: 'All items, shelf by shelf. What you typed stays on this device until you save.',
  notKept: 'This device cannot keep what you type. Save the count before you leave or reload this page.',
  noShelf: 'No shelf',
  find: 'Find an item',
  clearFind: 'Show all items',
  noneFound: 'No item has this name.',
  mainStore: 'Main store',
  amount: (name: string, unit: string) => `${name} in ${unit}`,
  notANumber: 'Type a number, such as 2.5.',
  left: 'Leave an item empty to skip it. Sales during the count do no harm.',
  /** The first items that were refused, and how many more. */
  refusedAre: (names: string, more: number) => `Refused: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
  counted: (done: number, all: number) => `${done} of ${all} counted`,
  save: 'Save the count',
  saving: 'Saving',
  nothing: 'Type at least one amount.',
  saved: 'The count is saved.',
  again: 'Count again',
  result: 'What the count found',
  asExpected: 'Everything was as expected.',
  columns: { name: 'Item', difference: 'Difference', rupees: 'About' },
  inAll: 'In all',
  couldNotShow: 'The count is saved. What it found could not be loaded.',
  loadingResult: 'Loading what the count found',
  discard: 'Clear the sheet',
  refusals,
});
