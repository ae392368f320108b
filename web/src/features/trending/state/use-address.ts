import { useCallback } from 'react';
import {
  asStep,
  choiceParam,
  optionalParam,
  sortParam,
  textParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import type { Sort } from '../../../ui/table/column.ts';
import { periodChoiceParam } from './period-choice.ts';
import type { PeriodChoice } from './period-choice.ts';

export const VIEWS = ['dishes', 'advice', 'together', 'soldOut', 'times'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the page in its address. */
export interface Address {
  readonly period: PeriodChoice;
  readonly view: View;
  /** The id of a category; null for all. */
  readonly category: string | null;
  readonly q: string;
  readonly sort: Sort | null;
  /** The open dish. */
  readonly dish: string | null;
}

const PARAMS: Params<Address> = {
  period: asStep(periodChoiceParam),
  view: asStep(choiceParam(VIEWS, 'dishes')),
  category: optionalParam(),
  q: textParam,
  sort: sortParam,
  dish: asStep(optionalParam((text) => text !== '')),
};

/** Returns the query string of an address: `?…`. */
export const addressOf = (address: Address): string => `?${writeAddress(PARAMS, address).toString()}`;

export function useAddress(): { address: Address; go: (to: Partial<Address>) => void } {
  const [address, set] = useAddressParams(PARAMS);
  return { address, go: useCallback((to) => set(to), [set]) };
}
