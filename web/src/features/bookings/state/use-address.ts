import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { asStep, choiceParam, optionalParam, useAddressParams } from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

export const VIEWS = ['list', 'timeline', 'month', 'figures'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the page in its address. */
export interface Address {
  readonly view: View;
  /** The open business day; null is today. */
  readonly day: string | null;
  /** The open booking. */
  readonly booking: string | null;
}

export const PARAMS: Params<Address> = {
  view: asStep(choiceParam(VIEWS, 'list')),
  day: asStep(optionalParam(isIsoDay)),
  booking: asStep(optionalParam((text) => /^[A-Za-z0-9]{20}$/.test(text))),
};

export const useAddress = () => useAddressParams(PARAMS);
