import type { MoveKind, WasteReason } from '@bhoj/domain/stock/shape/move.schema';
import type { Unit } from '@bhoj/domain/stock/shape/quantity';
import type { Sign } from '@bhoj/domain/stock/figures/in-house';
import { part } from '../../part.ts';

const signs: Record<Sign, string> = {
  'below-zero': 'Below zero',
  'below-par': 'Below par',
  'runs-out': 'Runs out soon',
  'not-counted': 'Not counted for long',
};

const kinds: Record<MoveKind, string> = {
  receipt: 'Received',
  usage: 'Used',
  return: 'Came back',
  waste: 'Waste',
  preparation: 'Batch',
  count: 'Count',
  transfer: 'Moved',
};

const why: Record<WasteReason, string> = {
  spoiled: 'Spoiled',
  burnt: 'Burnt',
  dropped: 'Dropped',
  'sent-back': 'Sent back',
  'left-over': 'Left over',
  other: 'Other',
};

const UNIT_WORDS: Record<Unit, string> = {
  kg: 'kg',
  g: 'g',
  litre: 'litre',
  ml: 'ml',
  piece: 'pc',
  dozen: 'dozen',
};

export const stockNowPart = part('stockNow', {
  loading: 'Loading what is in the house',
  couldNotLoad: 'What is in the house could not be loaded',
  offline: 'What is in the house is not on this device. It shows when you are back online.',
  none: 'No items yet. Add what you buy under Items, then count it once.',
  toItems: 'Add items',
  worth: 'In the house',
  asOf: (moment: string) => `As of ${moment}`,
  neverFolded: 'Nothing has moved yet.',
  adding: 'Adding what was sold since.',
  notAdded: 'What was sold since could not be added. The figures are those of the last time.',
  tryAgain: 'Try again',
  category: 'Category',
  search: 'Search items',
  clearSearch: 'Clear the search',
  list: 'Items in the house',
  sign: 'What needs somebody',
  all: 'All items',
  signs,
  signCount: (sign: string, count: number) => `${sign} (${count})`,
  nothingFits: 'No item fits.',
  showAll: 'Show all items',
  columns: {
    name: 'Item',
    category: 'Category',
    shelf: 'Shelf',
    quantity: 'In the house',
    par: 'Par',
    worth: 'Worth',
    pace: 'A day uses',
    lasts: 'Lasts',
    counted: 'Counted',
    signs: 'Needs somebody',
  },
  units: UNIT_WORDS,
  lasts: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  never: 'Never',
  noPace: '–',
  fileName: 'stock',
  sum: (items: number, rupees: string) => `${items} ${items === 1 ? 'item' : 'items'}, ${rupees}`,
  rebuild: 'Check every figure',
  rebuilding: 'Checking',
  rebuilt: (moves: number) =>
    `All ${moves.toLocaleString('en-IN')} moves were added up again. Every figure is right.`,
  wasWrong: (items: number, days: number) =>
    `Some figures were wrong and are right now: ${items} of items, ${days} of days. Bhoj has been told.`,
  couldNotRebuild: 'The figures could not be checked. Try again later.',
  panel: {
    title: 'Item',
    loading: 'Loading the item',
    couldNotLoad: 'The item could not be loaded',
    gone: 'This item is not kept any more.',
    stores: 'By store',
    mainStore: 'Main store',
    moves: 'Moves',
    loadingMoves: 'Loading its moves',
    couldNotLoadMoves: 'Its moves could not be loaded',
    noMoves: 'It has not moved yet.',
    movesOffline: 'Its moves are not on this device.',
    kinds,
    why,
    columns: { when: 'When', what: 'What', quantity: 'Quantity', by: 'By' },
    ofDocument: 'A bill',
    sentBy: (name: string) => `sent by ${name}`,
    way: (from: string, to: string) => `${from} → ${to}`,
    planned: (quantity: string) => `planned ${quantity}`,
    waiting: 'Not in the figures yet',
  },
});
