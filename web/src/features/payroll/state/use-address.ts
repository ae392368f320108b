import { isIsoDay, isIsoMonth } from '../../../ui/dates/iso-day.ts';
import {
  asStep,
  choiceParam,
  optionalParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Param, Params } from '../../../ui/table/address-params.ts';

export const TABS = ['people', 'roster', 'muster', 'advances', 'pay'] as const;
export type PayrollTab = (typeof TABS)[number];

/** The state of the page in its address. */
interface Address {
  readonly tab: PayrollTab;
  /** The month of the muster or the pay run; null for each one's default. */
  readonly month: string | null;
  /** The open person. */
  readonly person: string | null;
  /** The day of the muster that is chosen at first. */
  readonly day: string | null;
  /** A day of the roster's week; null for this week. */
  readonly week: string | null;
  /** The open advance. */
  readonly advance: string | null;
}

const monthParam: Param<string | null> = {
  read: (text) => (text !== null && isIsoMonth(text) && text >= '2000-01' ? text : null),
  write: (month) => month,
};

const dayParam: Param<string | null> = {
  read: (text) => (text !== null && isIsoDay(text) ? text : null),
  write: (day) => day,
};

const PARAMS: Params<Address> = {
  tab: asStep(choiceParam(TABS, 'people')),
  month: asStep(monthParam),
  person: asStep(optionalParam()),
  day: asStep(dayParam),
  week: asStep(dayParam),
  advance: asStep(optionalParam()),
};

const START: Address = { tab: 'people', month: null, person: null, day: null, week: null, advance: null };

/** Returns the query string of an address of this page. */
export const addressOf = (to: Partial<Address>): string =>
  `?${writeAddress(PARAMS, { ...START, ...to }).toString()}`;

export const useAddress = (): readonly [Address, (to: Partial<Address>) => void] => useAddressParams(PARAMS);
