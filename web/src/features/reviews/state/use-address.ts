import { useCallback } from 'react';
import {
  asStep,
  choiceParam,
  optionalChoiceParam,
  optionalParam,
  textParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

export const VIEWS = ['list', 'rankings'] as const;
export type View = (typeof VIEWS)[number];

export const STARS = ['5', '4', '3', '2', '1'] as const;

/** The filters of the list; null means any. */
export interface Filters {
  readonly stars: (typeof STARS)[number] | null;
  readonly table: string | null;
  /** The id of a dish. */
  readonly dish: string | null;
  /** The member who took the order, by member id. */
  readonly captain: string | null;
}

export const NO_FILTERS: Filters = { stars: null, table: null, dish: null, captain: null };

/** The state of the page in its address. */
export interface Address extends Filters {
  readonly view: View;
  readonly q: string;
  /** The open review, by the id of its order. */
  readonly review: string | null;
}

const isId = (text: string): boolean => text !== '' && !text.includes('/');

const PARAMS: Params<Address> = {
  view: asStep(choiceParam(VIEWS, 'list')),
  stars: optionalChoiceParam(STARS),
  table: optionalParam(isId),
  dish: optionalParam(isId),
  captain: optionalParam(isId),
  q: textParam,
  review: asStep(optionalParam(isId)),
};

/** Returns the query string of an address: `?…`. */
export const addressOf = (address: Address): string => `?${writeAddress(PARAMS, address).toString()}`;

export function useAddress(): { address: Address; go: (to: Partial<Address>) => void } {
  const [address, set] = useAddressParams(PARAMS);
  return { address, go: useCallback((to) => set(to), [set]) };
}
