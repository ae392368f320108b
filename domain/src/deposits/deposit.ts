/** What becomes of a deposit: it is taken, taken off one bill, given back, or kept (P-DEPOSIT-1 to 4). */
import { invoiceNumber, assertNumberLeft } from '../billing/documents/series.ts';
import type { AllowedBy } from '../approvals/allowed-by.schema.ts';
import { sellerOf } from '../billing/documents/seller-of.ts';
import type { Issuer } from '../billing/documents/seller-of.ts';
import type { PartPayment } from '../billing/shape/order-money.schema.ts';
import { gstOf } from '../billing/bill/tax-of-rate.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { basisPoints, minus, plus, sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { areSeriesApart } from '../billing/documents/series-apart.ts';
import { chargesTax } from '../restaurant/profile.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';
import { cashForbiddenFrom } from '../statute/gst.ts';
import { financialYearOf, HOUR, monthOf } from '../time/ist.ts';
import type { Applied, BookingKnown, Deposit, DepositMethod, Refund, WithTax } from './deposit.schema.ts';
import { MOST_REFUNDS } from './deposit.schema.ts';
import type { DepositRule } from './deposit-rule.schema.ts';

/** No part of a deposit. */
export const NOTHING: WithTax = { amountPaise: ZERO, taxablePaise: ZERO, cgstPaise: ZERO, sgstPaise: ZERO };

/** Returns an amount with the tax inside it: two equal halves, and the rest is its value (CGST Rule 35). */
export function withTax(amountPaise: Paise, taxBp: number): WithTax {
  const { taxablePaise, cgstPaise, sgstPaise } = gstOf({ taxBp, addedPaise: ZERO, withinPaise: amountPaise });
  return { amountPaise, taxablePaise, cgstPaise, sgstPaise };
}

export const taxInside = ({ cgstPaise, sgstPaise }: WithTax): Paise => sum([cgstPaise, sgstPaise]);

/** Returns amounts less those of a part. */
export const less = (a: WithTax, b: WithTax): WithTax => ({
  amountPaise: minus(a.amountPaise, b.amountPaise),
  taxablePaise: minus(a.taxablePaise, b.taxablePaise),
  cgstPaise: minus(a.cgstPaise, b.cgstPaise),
  sgstPaise: minus(a.sgstPaise, b.sgstPaise),
});

/** Picks the amounts of a part. */
export const amountsOf = ({ amountPaise, taxablePaise, cgstPaise, sgstPaise }: WithTax): WithTax => ({
  amountPaise,
  taxablePaise,
  cgstPaise,
  sgstPaise,
});

/** Returns the part of a deposit that is neither on a bill, nor given back, nor kept. */
export const leftOfDeposit = ({ applied, refunds, kept, ...whole }: Deposit): WithTax =>
  [applied ?? NOTHING, kept ?? NOTHING, ...refunds].reduce<WithTax>(less, amountsOf(whole));

/** Returns a part of what is left of a deposit, with its tax. The last part takes all that is left, to the paisa. */
function partOfLeft(deposit: Deposit, amountPaise: Paise): WithTax {
  const left = leftOfDeposit(deposit);
  return amountPaise === left.amountPaise ? left : withTax(amountPaise, deposit.taxBp);
}

/** Returns a deposit with `waitsSince`, by which the list of waiting deposits finds it while some of it is left. */
const waiting = <D extends Deposit>(deposit: D): D => ({
  ...deposit,
  waitsSince: leftOfDeposit(deposit).amountPaise > 0 ? deposit.receipt.at : null,
});

const withMonth = ({ months }: Deposit, at: number): Pick<Deposit, 'months'> => ({
  months: [...new Set([...months, monthOf(at)])],
});

/** The restaurant as a voucher is issued by it. */
export type DepositIssuer = Issuer & Pick<Restaurant, 'taxSettings'>;

/** Returns the rate of the tax inside a deposit: none where the seller charges no GST. */
const rateOfDeposit = (issuer: Pick<DepositIssuer, 'gstin' | 'composition' | 'taxSettings'>): number =>
  chargesTax(issuer) ? basisPoints(issuer.taxSettings.percentage) : 0;

interface Moving {
  readonly method: DepositMethod;
  readonly businessDay: string;
  readonly at: number;
  readonly by: Deposit['receipt']['by'];
  readonly cashSession?: string | undefined;
}

interface Taking extends Moving {
  readonly bookingId: string;
  readonly party: Deposit['party'];
  readonly amountPaise: Paise;
  readonly sequence: number;
  readonly rule: DepositRule | null;
  /** The cash of earlier deposits for the same booking, which counts with this one (s. 269ST(c)). */
  readonly earlierCashPaise?: Paise;
}

/**
 * Returns a deposit that is taken now, with its receipt voucher (CGST Rule 50). Throws `series-full`, `cash-above-limit`, and
 * `legal-details-missing` where a registered seller lacks a detail or where two series are the same.
 */
export function newDeposit(issuer: DepositIssuer, i: Taking): Deposit {
  const { bookingId, party, amountPaise, sequence, rule, earlierCashPaise = ZERO, ...moving } = i;
  const missing =
    issuer.gstin === '' ? [] : (['legalName', 'address'] as const).filter((field) => issuer[field] === '');
  const fields = areSeriesApart(issuer) ? missing : [...missing, 'receiptSeries'];
  if (fields.length > 0) throw new Refusal('legal-details-missing', { fields });
  const limitPaise = cashForbiddenFrom(i.at);
  if (i.method === 'cash' && plus(amountPaise, earlierCashPaise) >= limitPaise)
    throw new Refusal('cash-above-limit', { limitPaise });
  assertNumberLeft(issuer.receiptSeries, sequence, issuer);
  const financialYear = financialYearOf(i.at);
  const taxBp = rateOfDeposit(issuer);
  return waiting({
    ...withTax(amountPaise, taxBp),
    bookingId,
    party,
    // Only a party that is expected pays one.
    booking: { day: party.day, cancelledAt: null },
    seller: sellerOf(issuer),
    taxBp,
    receipt: {
      ...moving,
      number: invoiceNumber(issuer.receiptSeries, financialYear, sequence),
      financialYear,
      sequence,
    },
    rule: rule && { noShow: rule.noShow, hours: rule.hours },
    state: 'held',
    applied: null,
    refunds: [],
    kept: null,
    months: [monthOf(i.at)],
  });
}

/** Throws `changed-meanwhile` where nothing of a deposit waits for its party. */
function assertHeld({ state }: Deposit): void {
  if (state !== 'held') throw new Refusal('changed-meanwhile', { state });
}

/** Returns the amount of a refund voucher: the rest of the deposit, or the amount that was kept before. */
export const refundable = (deposit: Deposit, isKept: boolean): WithTax =>
  isKept ? amountsOf(deposit.kept ?? NOTHING) : leftOfDeposit(deposit);

/**
 * Returns a deposit after the restaurant gave back what was left of it, or, with `isKept`, the amount that it had kept; with the
 * refund voucher (CGST Rule 51). A deposit on a bill gives back the part that the bill did not need. Throws `changed-meanwhile`
 * where nothing is left to give back.
 */
export function refundWhole(
  deposit: Deposit,
  issuer: DepositIssuer,
  {
    isKept = false,
    ...i
  }: Moving & {
    readonly sequence: number;
    readonly reason: string;
    readonly allowedBy?: AllowedBy;
    readonly isKept?: boolean;
  },
): { readonly deposit: Deposit; readonly refund: Refund } {
  const left = refundable(deposit, isKept);
  const { state, kept } = deposit;
  if (left.amountPaise === 0 || deposit.refunds.length >= MOST_REFUNDS)
    throw new Refusal('changed-meanwhile', { state });
  if (!areSeriesApart(issuer)) throw new Refusal('legal-details-missing', { fields: ['refundSeries'] });
  assertNumberLeft(issuer.refundSeries, i.sequence, issuer);
  const financialYear = financialYearOf(i.at);
  const refund = {
    ...left,
    ...i,
    number: invoiceNumber(issuer.refundSeries, financialYear, i.sequence),
    financialYear,
    ...(isKept && kept !== null && { kept }),
  };
  return {
    refund,
    deposit: waiting({
      ...deposit,
      state: deposit.applied === null ? 'refunded' : 'applied',
      kept: isKept ? null : kept,
      refunds: [...deposit.refunds, refund],
      ...withMonth(deposit, i.at),
    }),
  };
}

/** The facts about an ended booking that decide on its deposit. */
export interface CalledOff {
  readonly state: string;
  readonly at: number;
  /** When the guest cancelled it; null where a host did, or where nobody did. */
  readonly cancelledAt: number | null;
  /** The state before, to which an undo leads; null for none. */
  readonly was: string | null;
  /** True where nobody noted that the party did not come: whoever keeps its deposit says so. */
  readonly isUnmarked?: true;
}

/** States of a party that nobody noted as seated, off or absent. */
const UNMARKED: readonly string[] = ['confirmed', 'late'];

/** Returns the facts about a booking that its deposit keeps, because it outlives the booking. */
export const knownOf = ({ day, guest }: OfBooking & { readonly day: string }): BookingKnown => ({
  day,
  cancelledAt: guest?.cancelledAt ?? null,
});

interface OfBooking {
  readonly guest?: { readonly cancelledAt: number | null } | undefined;
}

/** Returns the day that has the place of a deposit's booking. */
export const dayOfBooking = (
  { booking, party }: Pick<Deposit, 'booking' | 'party'>,
  stored: { readonly day: string } | null,
): string => stored?.day ?? booking?.day ?? party.day;

/**
 * Returns how the booking of a deposit ended; null where it has no place on its day. Firestore deletes a booking after 90 days:
 * then its place on the day tells how it ended, and the deposit tells when its guest cancelled. A deposit from before that field
 * was stored cannot tell; the guest may have cancelled in time, so the restaurant keeps nothing. Where nobody marked the party,
 * or its place is deleted too, the host says that it did not come (`isUnmarked`).
 */
export function calledOffOf(
  { party, booking: known }: Pick<Deposit, 'party' | 'booking'>,
  booking: OfBooking | null,
  placing: Omit<CalledOff, 'cancelledAt' | 'isUnmarked'> | undefined,
): CalledOff | null {
  if (booking !== null) {
    const cancelledAt = booking.guest?.cancelledAt ?? null;
    return placing === undefined
      ? null
      : { state: placing.state, at: placing.at, was: placing.was, cancelledAt };
  }
  if (placing === undefined)
    return { state: 'no-show', at: party.at, was: null, cancelledAt: null, isUnmarked: true };
  const { state, at, was } = placing;
  if (UNMARKED.includes(state))
    return { state: 'no-show', at, was: state, cancelledAt: null, isUnmarked: true };
  const cancelledAt = known === undefined ? 0 : known.cancelledAt;
  return { state, at, was, cancelledAt: state === 'cancelled' ? cancelledAt : null };
}

/**
 * True where the rule on the voucher lets the restaurant keep a deposit: after a no-show, or after a cancellation later than the
 * rule's hours, once the time of the booking has come. When the host cancelled, nobody knows when the party had called, so the
 * host decides; a request that the restaurant declined is given back.
 */
export function mayKeep(
  { rule }: Pick<Deposit, 'rule'>,
  { state, at, cancelledAt, was }: CalledOff,
  now: number,
): boolean {
  if (rule?.noShow !== 'kept' || now < at || was === 'requested') return false;
  if (state === 'no-show') return true;
  return state === 'cancelled' && (cancelledAt === null || cancelledAt > at - rule.hours * HOUR);
}

/** Returns a kept deposit; its tax stays paid. Throws `changed-meanwhile`, `booking-state` if the rule returns it. */
export function keep(
  deposit: Deposit,
  booking: CalledOff,
  facts: Pick<NonNullable<Deposit['kept']>, 'at' | 'businessDay' | 'by' | 'reason'>,
): Deposit {
  assertHeld(deposit);
  if (!mayKeep(deposit, booking, facts.at)) throw new Refusal('booking-state');
  return waiting({ ...deposit, state: 'kept', kept: { ...leftOfDeposit(deposit), ...facts } });
}

/**
 * Returns a deposit that is taken off the bill of an order, as far as the bill is due. Throws `changed-meanwhile`, and
 * `nothing-to-bill` where the bill needs none of it.
 */
export function applyTo(
  deposit: Deposit,
  { orderId, duePaise, at, by }: Pick<Applied, 'orderId' | 'at' | 'by'> & { readonly duePaise: Paise },
): Deposit & { readonly applied: Applied } {
  assertHeld(deposit);
  const left = leftOfDeposit(deposit).amountPaise;
  if (duePaise <= 0) throw new Refusal('nothing-to-bill');
  const part = partOfLeft(deposit, duePaise < left ? duePaise : left);
  return waiting({ ...deposit, state: 'applied', applied: { ...part, orderId, at, by, bill: null } });
}

/** Returns a deposit as a part payment of the order, under the deposit's id, with the number of its receipt voucher. */
export const asPart = (
  depositId: string,
  { receipt, applied }: Deposit & { readonly applied: Applied },
): PartPayment => ({
  id: depositId,
  method: 'deposit',
  amountPaise: applied.amountPaise,
  receivedPaise: applied.amountPaise,
  tipPaise: ZERO,
  name: receipt.number,
  at: applied.at,
});

/** Returns a deposit that is on no bill any more: it waits for its party again. */
export const released = (deposit: Deposit): Deposit => waiting({ ...deposit, state: 'held', applied: null });

/** Returns a deposit after the bill that took it was issued. */
export const billed = (deposit: Deposit, bill: NonNullable<Applied['bill']>): Deposit => ({
  ...deposit,
  applied: deposit.applied && { ...deposit.applied, bill },
  ...withMonth(deposit, bill.at),
});

/**
 * Returns the cash that guests paid as deposits. Money that the restaurant gave back counts too: the law asks how
 * much it received.
 */
export const cashIn = (
  all: readonly Deposit[],
): readonly { readonly amountPaise: Paise; readonly at: number }[] =>
  all
    .filter(({ receipt }) => receipt.method === 'cash')
    .map(({ amountPaise, receipt }) => ({ amountPaise, at: receipt.at }));

/** Returns a deposit as its booking stores it. */
export const depositSummaryOf = (id: string, deposit: Deposit) => ({
  id,
  number: deposit.receipt.number,
  amountPaise: deposit.amountPaise,
  leftPaise: leftOfDeposit(deposit).amountPaise,
  state: deposit.state,
});

/** Returns what a party is asked for; 0 where the owner asks nothing of it. */
export const depositAskedOf = (rule: DepositRule | null | undefined, size: number): number =>
  rule === null || rule === undefined || size < rule.from
    ? 0
    : rule.amountPaise * (rule.per === 'guest' ? size : 1);
