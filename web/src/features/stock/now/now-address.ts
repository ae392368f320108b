import { SIGNS } from '@bhoj/domain/stock/figures/in-house';
import type { Sign } from '@bhoj/domain/stock/figures/in-house';
import {
  asStep,
  optionalChoiceParam,
  optionalParam,
  sortParam,
  textParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import type { Sort } from '../../../ui/table/column.ts';

export interface NowAddress {
  readonly q: string;
  readonly sign: Sign | null;
  readonly sort: Sort | null;
  /** The open item. */
  readonly item: string | null;
}

const PARAMS: Params<NowAddress> = {
  q: textParam,
  sign: optionalChoiceParam(SIGNS),
  sort: sortParam,
  item: asStep(optionalParam((text) => /^[A-Za-z0-9_-]{1,40}$/.test(text))),
};

export const addressOf = (address: NowAddress): string => `?${writeAddress(PARAMS, address).toString()}`;

export const useNowAddress = () => useAddressParams(PARAMS);
