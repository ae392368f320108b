import { SEGMENTS } from '@bhoj/domain/customers/segment';
import {
  asStep,
  choiceParam,
  optionalParam,
  textParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

/** Everybody, the segments, who agreed to offers, and who asked to be erased. */
export const VIEWS = ['all', ...SEGMENTS, 'offers', 'asked'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the page in its address. A search covers everybody. */
export interface Address {
  readonly view: View;
  readonly q: string;
  /** The open customer. */
  readonly customer: string | null;
}

const PARAMS: Params<Address> = {
  view: asStep(choiceParam(VIEWS, 'all')),
  q: textParam,
  customer: asStep(optionalParam((text) => text !== '' && !text.includes('/'))),
};

/** Returns the query string of an address: `?…`. */
export const addressOf = (address: Address): string => `?${writeAddress(PARAMS, address).toString()}`;

export const useAddress = () => useAddressParams(PARAMS);
