import { KG } from '@bhoj/domain/fixtures/stock';
import { newId } from '@bhoj/domain/kernel/ids';
import { aStockedHouse } from '../support/stock.ts';

async function inStock<I extends object>(input: I) {
  const house = await aStockedHouse();
  return { house, input, as: house.owner };
}

const aCount = () =>
  inStock({
    countId: newId(),
    lines: [{ itemId: 'butter', quantity: 2 * KG, at: Date.now() }],
    note: '',
  });

const someWaste = () =>
  inStock({
    wasteId: newId(),
    wasted: { kind: 'item' as const, itemId: 'butter', quantity: KG },
    why: 'spoiled' as const,
    note: '',
    at: Date.now(),
  });

/** One valid call of every contract about stock. */
export const STOCK_SAMPLES = {
  enterBatch: () => inStock({ batchId: newId(), itemId: 'batter', quantity: 6 * KG, note: '' }),
  countInKitchen: aCount,
  enterCount: aCount,
  enterTransfer: () =>
    inStock({
      transferId: newId(),
      from: null,
      to: 'bar',
      lines: [{ itemId: 'butter', quantity: KG }],
      note: '',
    }),
  enterWaste: someWaste,
  wasteInKitchen: someWaste,
  foldStock: () => inStock({}),
  readItemsToCount: () => inStock({}),
  rebuildStock: () => inStock({}),
};
