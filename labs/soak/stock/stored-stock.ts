import { audit } from '@bhoj/domain/audit/audit.collection';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { creditNotes } from '@bhoj/domain/billing/documents/document.collection';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { goodsReceipts, purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import {
  recipes,
  stockDays,
  stockItems,
  stockLevels,
  stockMoves,
  stockSoldOut,
} from '@bhoj/domain/stock/shape/stock.collection';
import type { StockDay } from '@bhoj/domain/stock/shape/day.schema';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import { find, list } from '../../../tests/support/arrange.ts';
import { byId } from '../stored-state.ts';

/** The data on the screens of the stock; null in a restaurant that keeps none. */
export interface ShownStock {
  readonly items: StockItems;
  readonly recipes: Recipes;
  readonly levels: StockLevels | null;
  readonly receipts: ReadonlyMap<string, GoodsReceipt>;
  readonly orders: ReadonlyMap<string, PurchaseOrder>;
  readonly expenses: readonly Expense[];
  readonly refunds: ReadonlyMap<string, VendorRefund>;
}

export async function readShownStock(restaurantId: string): Promise<ShownStock | null> {
  const at = { restaurantId };
  const items = await find(stockItems, at);
  if (items === null) return null;
  const [cooked, levels, receipts, orders, spent, refunds] = await Promise.all([
    find(recipes, at),
    find(stockLevels, at),
    byId(goodsReceipts, restaurantId),
    byId(purchaseOrders, restaurantId),
    list(expenses, at),
    byId(vendorRefunds, restaurantId),
  ]);
  if (cooked === null) throw new RangeError('a restaurant with items and without recipes');
  return { items, recipes: cooked, levels, receipts, orders, expenses: spent, refunds };
}

/** All stored data of the stock, and what follows it. */
export interface StoredStock extends ShownStock {
  readonly moves: ReadonlyMap<string, StockMove>;
  readonly days: readonly StockDay[];
  readonly notes: ReadonlyMap<string, CreditNote>;
  /** The audit. */
  readonly acts: ReadonlyMap<string, AuditEntry>;
}

export async function readStoredStock(restaurantId: string): Promise<StoredStock | null> {
  const shown = await readShownStock(restaurantId);
  if (shown === null) return null;
  const [moves, days, notes, acts] = await Promise.all([
    byId(stockMoves, restaurantId),
    list(stockDays, { restaurantId }),
    byId(creditNotes, restaurantId),
    byId(audit, restaurantId),
  ]);
  return { ...shown, moves, days, notes, acts };
}

/** Reads the documents that follow the stock: the costs of dishes, and the sold-out dishes. */
export async function readFollowers(restaurantId: string) {
  const at = { restaurantId };
  const [menu, costs, availability, stopped] = await Promise.all([
    find(menus, at),
    find(menuCosts, at),
    find(availabilities, at),
    find(stockSoldOut, at),
  ]);
  return { menu, costs, availability, stopped };
}

/** True where nothing of a stock is stored. */
export async function hasNoStock(restaurantId: string): Promise<boolean> {
  const [moves, levels] = await Promise.all([
    list(stockMoves, { restaurantId }),
    find(stockLevels, { restaurantId }),
  ]);
  return moves.length === 0 && levels === null;
}
