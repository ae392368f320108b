import {
  asStep,
  optionalChoiceParam,
  optionalParam,
  sortParam,
  textParam,
  useAddressParams,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import type { Sort } from '../../../ui/table/column.ts';

/** The state of the view of items in the address. */
export interface ItemsAddress {
  readonly q: string;
  readonly category: string | null;
  readonly state: 'on' | 'off' | null;
  readonly sort: Sort | null;
  /** The open item. */
  readonly item: string | null;
}

const PARAMS: Params<ItemsAddress> = {
  q: textParam,
  category: optionalParam(),
  state: optionalChoiceParam(['on', 'off']),
  sort: sortParam,
  item: asStep(optionalParam((text) => text !== '')),
};

export const useItemsAddress = () => useAddressParams(PARAMS);
