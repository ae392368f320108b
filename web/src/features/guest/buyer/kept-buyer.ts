import { buyerFaults } from '@bhoj/domain/customers/buyer';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { readKept, writeKept } from '../context/storage.ts';

const KEY = 'bhoj.buyer';
const FIELDS = ['name', 'gstin', 'address', 'stateCode'] as const;

const isText = (kept: object, field: string): boolean => typeof Reflect.get(kept, field) === 'string';

/** Returns the buyer of this phone's last bill, if the guest agreed that it is kept; else null. */
export function keptBuyer(): Buyer | null {
  const kept = readKept(KEY);
  if (typeof kept !== 'object' || kept === null || !FIELDS.every((field) => isText(kept, field))) return null;
  const { name, gstin, address, stateCode } = kept as Buyer;
  const buyer = { name, gstin, address, stateCode };
  return buyerFaults(buyer).length === 0 ? buyer : null;
}

export function keepBuyer(buyer: Buyer): void {
  writeKept(KEY, buyer);
}
