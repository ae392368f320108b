import type { LineFault } from '@bhoj/domain/stock/recipes/typed-recipe';
import { part } from '../../part.ts';
import { recipeFormPart } from '../stock-recipes/en.ts';

const { units, lineFaults: inRecipe } = recipeFormPart.en;

const lineFaults: Record<LineFault['fault'], string> = {
  ...inRecipe,
  missing: 'Choose an item, or remove the line.',
  twice: 'This item stands in another line already.',
  'no-amount': 'Enter an amount, such as 2 or 0.25.',
  negative: 'Enter an amount above zero.',
};

/** The acts on stock that is there: a transfer to another store, and a batch. */
export const stockActsPart = part('stockActs', {
  loading: 'Loading the stock',
  failed: 'The stock could not be loaded',
  mainStore: 'Main store',
  note: 'Note',
  when: 'When',
  whenHint: 'Empty for now. At most a week ago.',
  whenFault: 'Choose a time of the last week.',
  cancel: 'Cancel',
  close: 'Close',
  transfer: {
    open: 'Move to another store',
    title: 'Move between stores',
    from: 'From',
    to: 'To',
    save: 'Move',
    saving: 'Moving',
    sameStore: 'Choose another store than the one it comes from.',
    line: (store: string, before: string, after: string) => `${store}: ${before} → ${after}`,
    stands: (store: string, quantity: string) => `${store}: ${quantity}`,
    short: (store: string, there: string) =>
      `The figures have ${there} in ${store}. It goes below zero until a bill or a count puts it right.`,
    done: (items: number, from: string, to: string) =>
      `${items === 1 ? '1 item is' : `${items} items are`} moved from ${from} to ${to}.`,
    after: 'What both stores have now',
    item: 'Item',
    more: 'Move more',
    itemGone: (names: string) => `${names}: no longer an item. Remove the line.`,
    storeGone: 'One of the stores is no longer there. Choose another.',
    full: (lines: string) =>
      `Line ${lines}: the house keeps no more items in more stores. Move these to a store that has had some of them.`,
    sent: 'Another transfer was sent from this form. Close it and look at the moves of the item.',
  },
  waste: {
    open: 'Enter waste',
    titleOf: (name: string) => `Waste of ${name}`,
    amount: 'How much',
    store: 'From',
    why: 'Why',
    whyFault: 'Choose a reason.',
    save: 'Enter the waste',
    saving: 'Entering the waste',
    done: (quantity: string, name: string) => `${quantity} of ${name} is entered as waste.`,
    gone: 'This is no longer an item.',
    storeGone: 'This store is no longer there. Choose another.',
    sent: 'Other waste was sent from this form. Close it and look at the moves of the item.',
  },
  lines: {
    item: 'Item',
    amount: 'Amount',
    unit: 'Unit',
    units,
    add: 'Add item',
    remove: (n: number) => `Remove line ${n}`,
    ingredient: (n: number) => `Line ${n}`,
    lineFaults,
  },
  batch: {
    open: 'Made a batch',
    title: 'A batch that was made',
    titleOf: (name: string) => `A batch of ${name}`,
    which: 'Preparation',
    planned: 'Ingredients are for',
    made: 'Really made',
    unit: 'Unit',
    unitOf: (field: string) => `Unit of “${field}”`,
    save: 'Enter the batch',
    saving: 'Entering the batch',
    takes: 'What goes in',
    ingredient: 'Ingredient',
    quantity: 'Goes in',
    there: 'There is',
    unknown: 'not known',
    thereFailed:
      'What there is could not be loaded, so the cost goes by what was last paid. The batch can be entered all the same.',
    readAgain: 'Load again',
    short: 'More goes in than the figures have. They go below zero until a bill or a count puts it right.',
    yield: (share: string) => `${share} of the plan was made.`,
    farOff: 'That is far from the plan. Check the units.',
    cost: (cost: string, each: string) => `This batch costs ${cost}, that is ${each}.`,
    each: (cost: string, unit: string) => `${cost} a ${unit}`,
    unpriced: (names: string) => `No price is known for ${names}: the cost is without it.`,
    done: (quantity: string, name: string) => `${quantity} of ${name} is entered.`,
    none: 'No preparation is made ahead and counted as stock. Switch it on in the recipe of one.',
    gone: 'This is not made ahead any more. Look at its recipe.',
    tooMuch:
      'That takes in more of an ingredient than can be entered at once. Check the unit, or enter smaller batches.',
    sent: 'Another batch was sent from this form. Close it and look at the moves of the item.',
  },
});
