import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import { ActSheetOf, ClearDoor, Refusal } from './acts/later-acts.ts';

// The parts that a captain opens from the tables. They load once the tables are shown, so that the tables come first
// and no tap waits.

export const TableScreen = lazyPart(async () => (await import('./order/table-screen.tsx')).TableScreen);

export const AddDishes = lazyPart(async () => (await import('./dishes/add-dishes.tsx')).AddDishes);

export const AddAtListPrices = lazyPart(
  async () => (await import('./dishes/at-list-prices.tsx')).AddAtListPrices,
);

export const HeldPriceLists = lazyPart(
  async () => (await import('./dishes/at-list-prices.tsx')).HeldPriceLists,
);

/** Rounds that this device still has. Few captains begin with any. */
export const KeptRounds = lazyPart(async () => (await import('./order/unsent-rounds.tsx')).KeptRounds);

export const BillScreen = lazyPart(async () => (await import('./bill/bill-screen.tsx')).BillScreen);

export const NewOrderSheet = lazyPart(
  async () => (await import('./counter/new-order-sheet.tsx')).NewOrderSheet,
);

export const AskedOfMe = lazyPart(
  async () => (await import('../../joint/approvals/asked-of-me.tsx')).AskedOfMe,
);

export const PayOut = lazyPart(async () => (await import('./counter/pay-out.tsx')).PayOut);
/** The bookings ahead of tables. Only restaurants that take bookings load them. */
export const BookingsAhead = lazyPart(
  async () => (await import('../../joint/bookings/bookings-ahead.tsx')).BookingsAhead,
);

const IN_ORDER = [
  TableScreen,
  AddDishes,
  BillScreen,
  ActSheetOf,
  Refusal,
  NewOrderSheet,
  ClearDoor,
  KeptRounds,
] as const;

/**
 * Loads the parts, the most frequent first, and one at a time: each is some work for a slow phone, and taps come in
 * between. When one fails, the others still load.
 */
export async function loadLater(): Promise<void> {
  for (const part of IN_ORDER) {
    // oxlint-disable-next-line no-await-in-loop
    await part.loadAhead().catch(() => undefined);
  }
}
