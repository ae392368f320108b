import { asStep, optionalParam, useAddressParams } from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

interface Address {
  /** The open vendor. */
  readonly vendor: string | null;
}

const PARAMS: Params<Address> = { vendor: asStep(optionalParam()) };

export const useVendorAddress = (): readonly [Address, (to: Partial<Address>) => void] =>
  useAddressParams(PARAMS);

/** Returns the query string of an open vendor. */
export const vendorAddress = (vendorId: string): string =>
  `?tab=vendors&vendor=${encodeURIComponent(vendorId)}`;
