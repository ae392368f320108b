/** GST law about a restaurant's documents, by date (P-LAW-1 to P-LAW-14). Values are in paise and basis points. */
import { dateOf, financialYearOf, startOf } from '../time/ist.ts';
import { rupees } from '../money/money.ts';
import { onDay } from './dated.ts';
import type { Paise } from '../money/money.ts';
import type { Fact } from './dated.ts';

/** Rates of restaurant service: 5 % without input tax credit; 18 % at specified premises. */
const RESTAURANT_RATES: readonly Fact<readonly number[]>[] = [
  {
    value: [500, 1800],
    from: '2019-10-01',
    until: null,
    source: 'Notification 11/2017-CT(R), entry 7(ii) and (vi), as amended by 20/2019-CT(R)',
  },
];

/** The rate of restaurant service at specified premises. An operator pays no tax on it (CGST Act s. 9(5)). */
const SPECIFIED_PREMISES_RATE: readonly Fact<number>[] = [
  {
    value: 1800,
    from: '2019-10-01',
    until: null,
    source: 'Notification 17/2017-CT(R) (iv), as amended by 17/2021-CT(R); rate: 11/2017-CT(R), entry 7(vi)',
  },
];

/** The rate of a subscription to software, in basis points. */
const PLATFORM_RATE: readonly Fact<number>[] = [
  { value: 1800, from: '2017-07-01', until: null, source: 'Notification 11/2017-CT(R), heading 9973' },
];

/** The service accounting code of a subscription to software. */
const PLATFORM_CODE: readonly Fact<string>[] = [
  {
    value: '997331',
    from: '2017-07-01',
    until: null,
    source: 'Scheme of classification of services, heading 9973',
  },
];

/** Whether the place of supply of goods to an unregistered person is the State that the document names. */
const GOODS_FOLLOW_ADDRESS: readonly Fact<boolean>[] = [
  { value: false, from: '2017-07-01', until: '2023-10-01', source: 'IGST Act s. 10(1)(a)' },
  {
    value: true,
    from: '2023-10-01',
    until: null,
    source: 'IGST Act s. 10(1)(ca), IGST (Amendment) Act 2023',
  },
];

/** A document of this taxable value or more names its buyer, registered or not. */
const BUYER_NAMED_FROM: readonly Fact<Paise>[] = [
  { value: rupees(50_000), from: '2017-07-01', until: null, source: 'CGST Rules, Rule 46(e)' },
];

/** Nobody may take this much cash or more for one occasion. */
const CASH_FORBIDDEN_FROM: readonly Fact<Paise>[] = [
  { value: rupees(200_000), from: '2017-04-01', until: null, source: 'Income-tax Act s. 269ST' },
];

/** Month and day, after the end of a financial year, until which a credit note takes its tax back. */
const CREDIT_DEADLINE: readonly Fact<string>[] = [
  { value: '11-30', from: '2022-10-01', until: null, source: 'CGST Act s. 34(2), Finance Act 2022' },
];

/** Service accounting codes of restaurant service; a hotel's room service has one of its own. */
const SERVICE_CODES: readonly Fact<{ readonly restaurant: string; readonly roomService: string }>[] = [
  {
    value: { restaurant: '996331', roomService: '996332' },
    from: '2017-07-01',
    until: null,
    source: 'Scheme of classification of services, heading 9963',
  },
];

/** GST state codes of the Union Territories that have no legislature of their own: they levy UTGST, not SGST. */
const UNION_TERRITORIES: readonly string[] = ['04', '26', '31', '35', '38'];

/** Returns the lawful rates of restaurant service at an instant (epoch ms). */
export const restaurantRatesAt = (at: number): readonly number[] => onDay(RESTAURANT_RATES, dateOf(at));

export const specifiedPremisesRateAt = (at: number): number => onDay(SPECIFIED_PREMISES_RATE, dateOf(at));

/** Returns the GST rate of the platform's own subscription. */
export const platformRateAt = (at: number): number => onDay(PLATFORM_RATE, dateOf(at));

export const platformCodeAt = (at: number): string => onDay(PLATFORM_CODE, dateOf(at));

export const goodsFollowAddressAt = (at: number): boolean => onDay(GOODS_FOLLOW_ADDRESS, dateOf(at));

export const buyerNamedFrom = (at: number): Paise => onDay(BUYER_NAMED_FROM, dateOf(at));

export const cashForbiddenFrom = (at: number): Paise => onDay(CASH_FORBIDDEN_FROM, dateOf(at));

export const serviceCodeAt = (at: number, orderType: string): string => {
  const codes = onDay(SERVICE_CODES, dateOf(at));
  return orderType === 'room-service' ? codes.roomService : codes.restaurant;
};

/** The name of the State's half of GST, by the first two digits of a GSTIN. */
export type StateTax = 'SGST' | 'UTGST';
export const stateTaxOf = (gstin: string): StateTax =>
  UNION_TERRITORIES.includes(gstin.slice(0, 2)) ? 'UTGST' : 'SGST';

/**
 * Returns the last day on which a credit note takes back the tax of an invoice: 30 November after its financial year.
 */
function creditTaxUntil(invoiceIssuedAt: number): string {
  const endsIn = Number(financialYearOf(invoiceIssuedAt).slice(0, 4)) + 1;
  return `${endsIn}-${onDay(CREDIT_DEADLINE, dateOf(Math.max(invoiceIssuedAt, startOf('2022-10-01'))))}`;
}

/** True when a credit note that is issued now still takes back the tax of an invoice. */
export const takesTaxBack = (invoiceIssuedAt: number, now: number): boolean =>
  dateOf(now) <= creditTaxUntil(invoiceIssuedAt);
