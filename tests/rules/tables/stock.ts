import {
  aGoodsReceipt,
  aPurchaseOrder,
  aStockDay,
  aStockMove,
  someRecipes,
  someStockItems,
  someStockLevels,
  someStopped,
  aVendor,
  PURCHASE_ORDER_ID,
  RECEIPT_ID,
  VENDOR_ID,
} from '@bhoj/domain/fixtures/stock';
import { BUSINESS_DAY, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import {
  recipes,
  stockDays,
  kitchenStock,
  stockItems,
  stockLevels,
  stockMoves,
  stockSoldOut,
} from '@bhoj/domain/stock/shape/stock.collection';
import { goodsReceipts, purchaseOrders, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { kitchenStockOf } from '@bhoj/domain/stock/recipes/saved-items';
import { table } from '../table.ts';
import type { Place } from '../table.ts';

const r = { restaurantId: RESTAURANT };
const MOVE_ID = 'StockMoveAAAAAAAAAA1';
const inPages = (at: Place) => [
  at.can('owner', 'list', 'a page', {}, { query: { limit: 200 } }),
  at.cannot('owner', 'list', 'more than a page', {}, { query: { limit: 201 } }),
  at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
];
const nobodyWrites = { create: '', update: '', delete: '' } as const;

export const stock = [
  table({
    collection: stockItems,
    path: stockItems.path(r),
    document: someStockItems(),
    get: 'owner',
    list: '',
    ...nobodyWrites,
  }),
  table({
    collection: kitchenStock,
    path: kitchenStock.path(r),
    document: kitchenStockOf(someStockItems(), someRecipes()),
    get: 'owner kitchen',
    list: '',
    ...nobodyWrites,
  }),
  table({
    collection: recipes,
    path: recipes.path(r),
    document: someRecipes(),
    get: 'owner',
    list: '',
    ...nobodyWrites,
  }),
  table({
    collection: stockLevels,
    path: stockLevels.path(r),
    document: someStockLevels(),
    get: 'owner',
    list: '',
    ...nobodyWrites,
  }),
  table({
    collection: stockSoldOut,
    path: stockSoldOut.path(r),
    document: someStopped(),
    get: 'owner',
    list: '',
    ...nobodyWrites,
  }),
  table({
    collection: stockMoves,
    path: stockMoves.path({ ...r, moveId: MOVE_ID }),
    document: aStockMove(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: stockMoves.queries.page({}, null),
    cases: (at) => [
      at.can('owner', 'list', 'a page', {}, { query: { limit: 200 } }),
      at.cannot('owner', 'list', 'more than a page', {}, { query: { limit: 201 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: stockDays,
    path: stockDays.path({ ...r, day: BUSINESS_DAY }),
    document: aStockDay(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: stockDays.queries.between('2026-11-01', '2026-11-30'),
    cases: (at) => [
      at.can('owner', 'list', 'the days of a month', {}, { query: { limit: 31 } }),
      at.cannot('owner', 'list', 'more days than a month has', {}, { query: { limit: 32 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: vendors,
    path: vendors.path({ ...r, vendorId: VENDOR_ID }),
    document: aVendor(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: vendors.queries.all(),
    cases: inPages,
  }),
  table({
    collection: goodsReceipts,
    path: goodsReceipts.path({ ...r, receiptId: RECEIPT_ID }),
    document: aGoodsReceipt(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: goodsReceipts.queries.page(null),
    cases: inPages,
  }),
  table({
    collection: purchaseOrders,
    path: purchaseOrders.path({ ...r, purchaseOrderId: PURCHASE_ORDER_ID }),
    document: aPurchaseOrder(),
    get: 'owner',
    list: 'owner',
    ...nobodyWrites,
    query: purchaseOrders.queries.page(null),
    cases: inPages,
  }),
];
