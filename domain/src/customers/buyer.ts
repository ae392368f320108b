import { isStateCode } from '../statute/gst-states.ts';
import { isGstin } from '../statute/gstin.ts';
import type { Buyer } from './buyer.schema.ts';

/** A buyer with empty fields. */
export const NO_BUYER: Buyer = { name: '', gstin: '', address: '', stateCode: '' };

export type BuyerField = keyof Buyer;

/**
 * Returns the fields of a typed buyer that are missing or wrong. A GSTIN must have the right check digit, and its first two
 * digits are the State.
 */
export function buyerFaults({ name, gstin, address, stateCode }: Buyer): BuyerField[] {
  const wrong: Record<BuyerField, boolean> = {
    name: name.trim() === '',
    gstin: gstin !== '' && !isGstin(gstin),
    address: address.trim() === '',
    stateCode: !isStateCode(stateCode) || (isGstin(gstin) && gstin.slice(0, 2) !== stateCode),
  };
  return (['name', 'gstin', 'address', 'stateCode'] as const).filter((field) => wrong[field]);
}

/** Returns a typed buyer in its stored form: the GSTIN is in capitals and decides the State. */
export function tidyBuyer(typed: Buyer): Buyer {
  const gstin = typed.gstin.replaceAll(/\s/g, '').toUpperCase();
  return {
    name: typed.name.trim(),
    gstin,
    address: typed.address.trim().replaceAll(/\s+/g, ' '),
    stateCode: gstin === '' ? typed.stateCode : gstin.slice(0, 2),
  };
}

/** True for a buyer who is registered for GST: returns list such documents one by one. */
export const isBusiness = (buyer: Buyer | null): boolean => buyer !== null && buyer.gstin !== '';
