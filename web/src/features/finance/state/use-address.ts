import { monthCountOf, MOST_SPAN, SPAN_KINDS, spanOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { isIsoMonth } from '../../../ui/dates/iso-day.ts';
import {
  asStep,
  choiceParam,
  optionalChoiceParam,
  optionalParam,
  useAddressParams,
  writeAddress,
} from '../../../ui/table/address-params.ts';
import type { Param, Params } from '../../../ui/table/address-params.ts';

export const TABS = ['pl', 'gst', 'money', 'accountant'] as const;
export type FinanceTab = (typeof TABS)[number];

export const MONEY_VIEWS = ['taken', 'drawer', 'entries', 'allowed'] as const;
export type MoneyView = (typeof MONEY_VIEWS)[number];

/** The state of the page in its address. */
interface Address {
  readonly tab: FinanceTab;
  /** Null for the current month. */
  readonly span: Span | null;
  /** The line with open days or months. */
  readonly open: string | null;
  /** Whether a long period is compared, which doubles the months that are read. */
  readonly compare: 'yes' | null;
  /** The open view of the money. */
  readonly view: MoneyView;
}

const isMonth = (text: string): boolean => isIsoMonth(text) && text >= '2000-01';

/** Reads `month:2026-11`, `quarter:2026-10`, `year:2026-04` or `range:2026-04..2026-09`; null when it is none. */
export function readSpan(text: string): Span | null {
  const [word = '', months = '', ...more] = text.split(':');
  const kind = SPAN_KINDS.find((each) => each === word);
  const [from = '', to = from, ...others] = months.split('..');
  if (kind === undefined || more.length + others.length > 0 || !isMonth(from) || !isMonth(to)) return null;
  if (kind !== 'range') return from === to ? spanOf(kind, from) : null;
  const span = { kind, from, to };
  return monthCountOf(span) >= 1 && monthCountOf(span) <= MOST_SPAN ? span : null;
}

export const writeSpan = ({ kind, from, to }: Span): string =>
  kind === 'range' ? `${kind}:${from}..${to}` : `${kind}:${from}`;

const spanParam: Param<Span | null> = {
  read: (text) => (text === null ? null : readSpan(text)),
  write: (span) => (span === null ? null : writeSpan(span)),
};

const PARAMS: Params<Address> = {
  tab: asStep(choiceParam(TABS, 'pl')),
  span: asStep(spanParam),
  open: asStep(optionalParam()),
  compare: optionalChoiceParam(['yes']),
  view: asStep(choiceParam(MONEY_VIEWS, 'taken')),
};

const MONTH_TAB: Address = { tab: 'pl', span: null, open: null, compare: null, view: 'taken' };

/** Returns the query string of an address of this page. */
export const addressOf = (to: Partial<Address>): string =>
  `?${writeAddress(PARAMS, { ...MONTH_TAB, ...to }).toString()}`;

export const useAddress = (): readonly [Address, (to: Partial<Address>) => void] => useAddressParams(PARAMS);
