/**
 * What a person of a restaurant may do or see (P-RIGHT-1). The owner has every right and cannot lose one. Contracts name
 * the right that they need, and rules ask the member's record for it.
 */
export const RIGHTS = [
  'take-orders',
  'cook',
  'sold-out',
  'open-dishes',
  'settle',
  'discount',
  'give-free',
  'cancel-cooked',
  'refund',
  'void-bill',
  'issue-notes',
  'cash',
  'close-day',
  'reopen-day',
  'see-sales',
  'see-profit',
  'see-returns',
  'gst',
  'expenses',
  'menu',
  'stock',
  'tables',
  'bookings',
  'customers',
  'muster',
  'payroll',
  'people',
  'settings',
  'export',
  'dashboard',
] as const;
export type Right = (typeof RIGHTS)[number];

/** The jobs; a person begins with the rights of their job. */
export const PRESETS = [
  'partner',
  'manager',
  'cashier',
  'captain',
  'kitchen',
  'storekeeper',
  'accountant',
] as const;
export type Preset = (typeof PRESETS)[number];
