import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense, ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import { latestDayOf } from '@bhoj/domain/expenses/vendor-refund';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { goodsReceipts, purchaseOrders, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useMay } from '../../../firebase/rights.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';

type List<T> = Live<readonly Entry<T>[]>;

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

export const useToday = (): string => businessDayOf(useNow(TICK), useServiceSettings().dayCutoff);

/** The last day on which a vendor's money may have come. */
export const useLatestDay = (method: ExpenseMethod): string =>
  latestDayOf(method, useNow(TICK), useServiceSettings().dayCutoff);

/** The date by the calendar, which bills bear. */
export const useDate = (): string => dateOf(useNow(TICK));

export const useVendors = (): List<Vendor> =>
  useLiveList(vendors, { restaurantId: useRestaurantId() }, vendors.queries.all());

/** Returns whether the person sees debts to vendors: not everybody who keeps the stock may see expenses. */
export function useSeesOwed(): boolean {
  const may = useMay();
  return may('expenses') || may('see-profit') || may('close-day');
}

/** All unpaid expenses, complete or failed; `loading` for people who may not read expenses. */
export function useOwed(): List<Expense> {
  const restaurantId = useRestaurantId();
  const sees = useSeesOwed();
  return whole(useLiveList(expenses, sees ? { restaurantId } : null, expenses.queries.owed()));
}

/** The last bills of a vendor, paid and unpaid. */
export function useBills(vendorId: string): List<Expense> {
  const restaurantId = useRestaurantId();
  const sees = useSeesOwed();
  return useLiveList(expenses, sees ? { restaurantId } : null, expenses.queries.ofVendorId(vendorId));
}

/** The money that a vendor gave back, for those who may read expenses. */
export function useRefunds(vendorId: string): List<VendorRefund> {
  const restaurantId = useRestaurantId();
  const sees = useSeesOwed();
  return useLiveList(vendorRefunds, sees ? { restaurantId } : null, vendorRefunds.queries.ofVendor(vendorId));
}

export const useReceiptsOf = (vendorId: string): List<GoodsReceipt> =>
  useLiveList(
    goodsReceipts,
    { restaurantId: useRestaurantId() },
    goodsReceipts.queries.ofVendor(vendorId, null),
  );

/** The last receipts of all vendors. */
export const useReceipts = (): List<GoodsReceipt> =>
  useLiveList(goodsReceipts, { restaurantId: useRestaurantId() }, goodsReceipts.queries.page(null));

export const useOrders = (): List<PurchaseOrder> =>
  useLiveList(purchaseOrders, { restaurantId: useRestaurantId() }, purchaseOrders.queries.page(null));

export const useOpenOrders = (): List<PurchaseOrder> =>
  useLiveList(purchaseOrders, { restaurantId: useRestaurantId() }, purchaseOrders.queries.open());

export const useItems = (): Live<StockItems> => useLiveDoc(stockItems, { restaurantId: useRestaurantId() });

export const useLevels = (): Live<StockLevels> =>
  useLiveDoc(stockLevels, { restaurantId: useRestaurantId() });

export const NO_ITEMS: StockItems = { version: 0, stores: [], items: [] };
export const NO_LEVELS: StockLevels = { place: 0, foldedAt: 0, levels: {} };

/** A document that nobody has written yet counts as empty. */
export const orElse = <T>(live: Live<T>, empty: T): Live<T> =>
  live.state === 'missing' ? { state: 'ready', value: empty, fromCache: false } : live;
