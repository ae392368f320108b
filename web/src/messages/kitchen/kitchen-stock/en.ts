import type { COUNT_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import type { WasteReason } from '@bhoj/domain/stock/shape/move.schema';
import type { Unit } from '@bhoj/domain/stock/shape/quantity';
import { part } from '../../part.ts';

const why: Record<WasteReason, string> = {
  spoiled: 'Spoiled',
  burnt: 'Burnt',
  dropped: 'Dropped',
  'sent-back': 'Sent back',
  'left-over': 'Left over',
  other: 'Other',
};

const units: Record<Unit, string> = {
  kg: 'kg',
  g: 'g',
  litre: 'litre',
  ml: 'ml',
  piece: 'pc',
  dozen: 'dozen',
};

const refusals: Record<(typeof COUNT_REASONS)[number], string> = {
  'stock-item-unknown': 'This is not kept any more.',
  'too-long-ago': 'This was too long ago. Count it again.',
  'without-recipe': 'This has no recipe.',
};

export const kitchenStock = {
  title: 'Waste and count',
  close: 'Close',
  loading: 'Loading',
  couldNotLoad: 'The items could not be loaded.',
  offline: 'The items are not on this screen. They show when you are back online.',
  none: 'This restaurant keeps no stock yet.',
  act: 'What to do',
  waste: 'Waste',
  count: 'Count',
  dish: 'Cooked dish',
  whichDish: 'Which dish was thrown away?',
  howMany: (name: string) => `How many portions of ${name}?`,
  portions: (n: number) => `${n} ${n === 1 ? 'portion' : 'portions'}`,
  shown: (name: string, amount: string) => `${name}, ${amount}`,
  noDishes: 'No dish on the menu has a recipe.',
  dishesFailed: 'The dishes could not be loaded.',
  dishesOffline: 'The dishes are not on this screen. They show when you are back online.',
  notKept: {
    full: (n: number) =>
      `The storage of this screen is full. ${n} ${n === 1 ? 'is' : 'are'} kept only until the page closes: leave it open until all is sent.`,
    blocked: (n: number) =>
      `This browser keeps nothing. ${n} ${n === 1 ? 'is' : 'are'} kept only until the page closes: leave it open until all is sent.`,
  },
  search: 'Search',
  which: 'What was thrown away?',
  howMuch: (name: string) => `How much of ${name}?`,
  whyOf: (name: string, amount: string) => `Why ${name}, ${amount}?`,
  back: 'Back',
  why,
  units,
  noted: (name: string, amount: string) => `Noted: ${name}, ${amount}`,
  countHint: 'Write what is there. Leave out what you cannot see.',
  amount: (name: string, unit: string) => `${name} (${unit})`,
  notANumber: 'A number, such as 2.5',
  save: 'Save',
  saved: 'The count is noted.',
  noList: 'What to count shows when you are back online.',
  waiting: (n: number) => `${n} ${n === 1 ? 'waits' : 'wait'} for the network`,
  refused: (sentence: string) => `Not taken: ${sentence}`,
  gotIt: 'OK',
  again: 'Try again',
  someRefused: 'Some entries were not taken.',
  unread: 'What waits on this screen cannot be read now. It is tried again.',
  refusals,
};

export const kitchenStockPart = part('kitchenStock', kitchenStock);
