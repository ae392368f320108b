import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import {
  asStep,
  optionalChoiceParam,
  optionalParam,
  useAddressParams,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

export const VIEWS = ['list', 'timeline', 'month', 'figures', 'waitlist'] as const;
export type View = (typeof VIEWS)[number];

/** The views that a restaurant has, the first one first. Without bookings the waitlist is it. */
export const viewsOf = ({ on, waitlist }: Pick<BookingRules, 'on' | 'waitlist'>): readonly View[] =>
  on || !waitlist
    ? VIEWS.filter((view) => waitlist || view !== 'waitlist')
    : ['waitlist', 'list', 'timeline', 'month', 'figures'];

/** The state of the page in its address. */
export interface Address {
  /** Null is the first view of the restaurant. */
  readonly view: View | null;
  /** The open business day; null is today. */
  readonly day: string | null;
  /** The open booking. */
  readonly booking: string | null;
  /** The open deposit of those that wait. */
  readonly deposit: string | null;
}

const isId = (text: string): boolean => /^[A-Za-z0-9]{20}$/.test(text);

export const PARAMS: Params<Address> = {
  view: asStep(optionalChoiceParam(VIEWS)),
  day: asStep(optionalParam(isIsoDay)),
  booking: asStep(optionalParam(isId)),
  deposit: asStep(optionalParam(isId)),
};

export const useAddress = () => useAddressParams(PARAMS);
