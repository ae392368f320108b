import { aStockItem, someRecipes, someStockItems } from '@bhoj/domain/fixtures/stock';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { aHouse, put } from '../support/arrange.ts';

const aKitchen = async () => {
  const house = await aHouse({}, { tableCount: 0 });
  await put(stockItems, { restaurantId: house.restaurantId }, someStockItems());
  return house;
};

/** One valid call of every contract about items and recipes. */
export const RECIPE_SAMPLES = {
  saveStockItems: async () => {
    const house = await aKitchen();
    const input = { baseVersion: 1, items: [aStockItem({ id: 'ghee', name: 'Ghee' })], stores: [] };
    return { house, input, as: house.owner };
  },
  saveRecipes: async () => {
    const house = await aKitchen();
    const [uses] = Object.values(someRecipes().portions);
    const input = {
      baseVersion: 0,
      portions: { 'masala-dosa': uses ?? null },
      batches: someRecipes().batches,
    };
    return { house, input, as: house.owner };
  },
};
