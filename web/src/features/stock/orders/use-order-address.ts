import { asStep, optionalParam, useAddressParams } from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

interface Address {
  /** The open order. */
  readonly order: string | null;
}

const PARAMS: Params<Address> = { order: asStep(optionalParam()) };

export const useOrderAddress = (): readonly [Address, (to: Partial<Address>) => void] =>
  useAddressParams(PARAMS);

/** Returns the query string of an open order. */
export const orderAddress = (id: string): string => `?tab=orders&order=${encodeURIComponent(id)}`;
