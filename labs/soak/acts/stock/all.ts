import * as buying from './buying.ts';
import * as counting from './counting.ts';
import * as kept from './kept.ts';
import type { Plan } from '../../act.ts';

/** The acts on the stock, in restaurants that keep one. */
export const STOCK_ACTS: readonly (readonly [weight: number, name: string, plan: Plan])[] = [
  [8, 'receiveGoods', buying.receive],
  [3, 'voidReceipt', buying.declareVoid],
  [4, 'sendBack', buying.returnGoods],
  [4, 'payVendor', buying.pay],
  [6, 'takeMoneyBack', buying.takeBack],
  [6, 'voidMoneyBack', buying.voidBack],
  [1, 'saveVendor', buying.rename],
  [4, 'savePurchaseOrder', buying.order],
  [3, 'enterCount', counting.everything],
  [4, 'enterCount', counting.five],
  [4, 'countInKitchen', counting.inKitchen],
  [1, 'readItemsToCount', counting.ask],
  [4, 'enterWaste', counting.waste],
  [3, 'wasteInKitchen', counting.wasteByCook],
  [4, 'enterTransfer', counting.carry],
  [4, 'enterBatch', counting.cookBatch],
  [2, 'saveStockItems', kept.changeItem],
  [2, 'saveRecipes', kept.changeRecipe],
  [3, 'foldStock', kept.fold],
  [1, 'rebuildStock', kept.rebuild],
];
