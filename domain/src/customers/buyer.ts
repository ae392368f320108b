import { isStateCode } from '../statute/gst-states.ts';
import { isGstin, isUin } from '../statute/gstin.ts';
import type { Buyer } from './buyer.schema.ts';

/** A buyer with empty fields. */
export const NO_BUYER: Buyer = { name: '', gstin: '', address: '', stateCode: '' };

export type BuyerField = keyof Buyer;

/** True for a number that may name a buyer: a GSTIN, or the UIN of an embassy or a UN body (Rule 46(d)). */
export const isBuyersNumber = (text: string): boolean => isGstin(text) || isUin(text);

/**
 * Returns the fields of a typed buyer that are missing or wrong. A GSTIN must have the right check digit. The first two
 * digits of a GSTIN or UIN are the State.
 */
export function buyerFaults({ name, gstin, address, stateCode }: Buyer): BuyerField[] {
  const wrong: Record<BuyerField, boolean> = {
    name: name.trim() === '',
    gstin: gstin !== '' && !isBuyersNumber(gstin),
    address: address.trim() === '',
    stateCode: !isStateCode(stateCode) || (isBuyersNumber(gstin) && gstin.slice(0, 2) !== stateCode),
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

/** True for a buyer with a GSTIN or a UIN: returns list such documents one by one. */
export const isBusiness = (buyer: Buyer | null): boolean => buyer !== null && buyer.gstin !== '';

/** True for a buyer who is registered for GST. Who has a UIN is not (CGST Act s. 2(94)). */
export const isRegistered = (buyer: Buyer | null): boolean =>
  buyer !== null && isBusiness(buyer) && !isUin(buyer.gstin);

/** True when the seller would bill itself, which the portal rejects: nobody supplies their own registration. */
export const isSellerItself = (buyer: Buyer | null, seller: { readonly gstin: string }): boolean =>
  buyer !== null && buyer.gstin !== '' && buyer.gstin === seller.gstin;
