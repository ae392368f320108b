import { declaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import { DISCOUNT_KINDS, discountText } from '@bhoj/domain/billing/shape/discount-kind';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { placesName } from '../../../blocks/names/order-name.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import type { Words } from '../../../words/part.ts';

/** One event of an order. */
export interface Step {
  readonly key: string;
  readonly at: number;
  /** Null when the author is unknown. */
  readonly who: string | null;
  readonly what: string;
}

type Details = AuditEntry['details'];

const text = (details: Details, field: string): string => String(details[field] ?? '');
const money = (details: Details, field: string): string => formatPlain(paise(Number(details[field] ?? 0)));
const placeIn = (
  words: Words<'orderHistory'>,
  places: PlaceWords,
  details: Details,
  field: string,
): string =>
  typeof details[field] === 'string' ? placesName(places, details[field].split(' + ')) : words.counter;
const methodIn = (
  billWords: Words<'billWords'>,
  details: Details,
  key: 'method' | 'rightMethod' = 'method',
): string => (billWords.methods as Readonly<Record<string, string>>)[text(details, key)] ?? '';

const dishesOf = (order: Order, lineIds: string): string =>
  lineIds
    .split(' ')
    .map((id) => order.lines[id]?.name ?? id)
    .join(', ');

function discountOf(words: Words<'orderHistory'>, details: Details): string {
  const kind = DISCOUNT_KINDS.find((known) => known === details['kind']);
  if (kind === undefined) return words.noDiscount;
  return words.discount(discountText({ kind, value: Number(details['value']) }), text(details, 'reason'));
}

function settledOf(words: Words<'orderHistory'>, details: Details): string {
  return typeof details['number'] === 'string'
    ? words.settled(details['number'], money(details, 'totalPaise'))
    : words.paidPart(money(details, 'paidPaise'), money(details, 'duePaise'));
}

function voidedOf(words: Words<'orderHistory'>, details: Details): string {
  const sentence = words.voided(text(details, 'number'), text(details, 'reason'));
  return typeof details['billedAgainOn'] === 'string' ? `${sentence}. ${words.billedAgain}` : sentence;
}

function correctedOf(words: Words<'orderHistory'>, d: Details): string {
  const notes = [
    ...(typeof d['creditNumber'] === 'string'
      ? [words.creditOf(d['creditNumber'], money(d, 'creditPaise'))]
      : []),
    ...(typeof d['debitNumber'] === 'string'
      ? [words.debitOf(d['debitNumber'], money(d, 'debitPaise'))]
      : []),
  ];
  return words.corrected(notes.join(', '), text(d, 'reason'));
}

/** The sentence of each callable with audit entries about an order. */
const sentencesOf = (
  billWords: Words<'billWords'>,
  words: Words<'orderHistory'>,
  places: PlaceWords,
): Readonly<Record<string, (details: Details, order: Order) => string>> => ({
  acceptRound: (d, order) => words.accepted(order.rounds[text(d, 'roundId')]?.kot ?? null),
  declineRound: () => words.declined,
  takeRequest: (d) => words.took[text(d, 'kind')] ?? words.tookRequest,
  settleBill: (details) => settledOf(words, details),
  setDiscount: (details) => discountOf(words, details),
  enterCode: (d) => words.codeEntered(text(d, 'code')),
  setComplimentary: (d, order) =>
    typeof d['reason'] === 'string'
      ? words.complimentary(dishesOf(order, text(d, 'lines')), d['reason'])
      : words.notComplimentary(dishesOf(order, text(d, 'lines'))),
  setBuyer: (d) => (d['named'] === true ? words.buyerNamed : words.buyerTakenOff),
  returnPayment: (d) => words.gaveBack(money(d, 'amountPaise'), methodIn(billWords, d), text(d, 'reason')),
  correctPayment: (d) =>
    words.paymentRight(
      money(d, 'amountPaise'),
      methodIn(billWords, d),
      methodIn(billWords, d, 'rightMethod'),
      text(d, 'reason'),
    ),
  voidBill: (details) => voidedOf(words, details),
  issueCreditNote: (d) => words.credited(text(d, 'number'), money(d, 'totalPaise'), text(d, 'reason')),
  correctBill: (details) => correctedOf(words, details),
  moveTable: (d) =>
    words.moved(placeIn(words, places, d, 'fromTableId'), placeIn(words, places, d, 'toTableId')),
  pushTogether: (d) => words.joined(placeIn(words, places, d, 'tableId')),
  separateTable: (d) => words.separated(placeIn(words, places, d, 'tableId')),
  changePartySize: (d) => words.party(d['after'] === null ? null : Number(d['after'])),
  mergeTables: (d) => words.merged(placeIn(words, places, d, 'fromTableId')),
  moveLines: (d) => words.linesMoved(Number(d['lines'] ?? 1)),
  cancelLines: (d, order) => words.cancelledLines(dishesOf(order, text(d, 'lineIds')), text(d, 'reason')),
  cancelOrder: (d) => words.cancelled(text(d, 'reason')),
  changeDetails: () => words.details,
  answerReview: (d) => words.reviewAnswered(text(d, 'stars')),
  keepMadeRight: (d) => words.madeRight(text(d, 'what')),
});

/** Adds who allowed an act that its author may not do. */
const withAllower = (words: Words<'orderHistory'>, details: Details, what: string): string =>
  typeof details['allowedBy'] === 'string' ? words.allowedBy(what, details['allowedBy']) : what;

/** Names of possible authors, by uid. */
export type Names = ReadonlyMap<string, string>;

const audited = (
  billWords: Words<'billWords'>,
  words: Words<'orderHistory'>,
  places: PlaceWords,
  id: string,
  entry: AuditEntry,
  order: Order,
  names: Names,
): Step => ({
  key: id,
  at: entry.at,
  who: names.get(entry.uid) ?? words.roles[entry.role] ?? entry.role,
  what: withAllower(
    words,
    entry.details,
    sentencesOf(billWords, words, places)[entry.action]?.(entry.details, order) ?? words.other(entry.action),
  ),
});

/** Returns the person who asked for a round, by their given name. */
export function authorOf(
  guestLabelWords: Words<'guestLabelWords'>,
  { joining }: Pick<Order, 'joining'>,
  label: string,
): string {
  const guest = Object.values(joining.guests).find((joined) => joined.label === label);
  return guest?.name ?? guestLabel(guestLabelWords, label);
}

/** True when an audit entry already shows the event. */
type Told = (action: string, field: string, value: string) => boolean;

const roundSteps = (
  guestLabelWords: Words<'guestLabelWords'>,
  words: Words<'orderHistory'>,
  orderId: string,
  order: Order,
): Step[] =>
  ticketsOf(orderId, order).map(({ roundId, at, by, kot, lines }) => {
    const dishes = lines.map(({ line }) => words.dish(line.quantity, line.name)).join(', ');
    const sentBy = order.rounds[roundId]?.sentBy;
    return {
      key: roundId,
      at,
      who: authorOf(guestLabelWords, order, by.label),
      what: sentBy === undefined ? words.round(kot, dishes) : words.roundSentBy(kot, dishes, sentBy.label),
    };
  });

const paymentSteps = (
  billWords: Words<'billWords'>,
  words: Words<'orderHistory'>,
  { money }: Account,
  isTold: Told,
): Step[] =>
  money.payments
    .filter(({ id }) => !isTold('settleBill', 'requestId', id.split('-')[0] ?? id))
    .map(({ id, at, amountPaise, method }) => {
      const what = words.partTaken(formatPlain(amountPaise), billWords.methods[method]);
      return { key: id, at, who: null, what };
    });

const declarationSteps = (
  guestLabelWords: Words<'guestLabelWords'>,
  words: Words<'orderHistory'>,
  order: Order,
): Step[] =>
  declaredUpi(order.requests).map(({ at, by, amountPaise, isOwn }) => {
    const what = words.saysPaid(formatPlain(amountPaise));
    return { key: `declared ${isOwn ? by : ''}`, at, who: authorOf(guestLabelWords, order, by), what };
  });

const documentSteps = (words: Words<'orderHistory'>, { money }: Account, isTold: Told): Step[] =>
  money.settlements.flatMap(({ number, issuedAt, voidedAt, bill }) => {
    const issued = words.settled(number, formatPlain(bill.totalPaise));
    return [
      ...(isTold('settleBill', 'number', number)
        ? []
        : [{ key: `issued ${number}`, at: issuedAt, who: null, what: issued }]),
      ...(voidedAt === null || isTold('voidBill', 'number', number)
        ? []
        : [{ key: `void ${number}`, at: voidedAt, who: null, what: words.voidedPlain(number) }]),
    ];
  });

/** Returns the start of an order that bills a void document again, and an end without a document. */
function edgeSteps(words: Words<'orderHistory'>, order: Order, isTold: (action: string) => boolean): Step[] {
  const { createdAt, state, closedAt } = order;
  const { billsAgain } = order.billing;
  const { mergedInto, cancelReason } = order.ending;
  const isCancelled = state === 'Cancelled' && closedAt !== null && !isTold('cancelOrder');
  const ending = mergedInto === null ? words.cancelled(cancelReason ?? '') : words.mergedAway;
  return [
    ...(billsAgain === null
      ? []
      : [{ key: 'again', at: createdAt, who: null, what: words.begunAgain(billsAgain) }]),
    ...(isCancelled ? [{ key: 'cancelled', at: closedAt, who: null, what: ending }] : []),
  ];
}

/**
 * Returns the events that the audit does not have, from the order itself: always the rounds, and every other event when
 * the order is older than the audit.
 */
function toldByOrder(
  billWords: Words<'billWords'>,
  guestLabelWords: Words<'guestLabelWords'>,
  words: Words<'orderHistory'>,
  orderId: string,
  account: Account,
  entries: readonly AuditEntry[],
): Step[] {
  const isTold: Told = (action, field, value) =>
    entries.some((entry) => entry.action === action && entry.details[field] === value);
  const { order } = account;
  return [
    ...edgeSteps(words, order, (action) => entries.some((entry) => entry.action === action)),
    ...roundSteps(guestLabelWords, words, orderId, order),
    ...paymentSteps(billWords, words, account, isTold),
    ...declarationSteps(guestLabelWords, words, order),
    ...documentSteps(words, account, isTold),
  ];
}

/** Returns an order's whole history in order of time, from its audit entries and from the order itself. */
export function historyOf(
  billWords: Words<'billWords'>,
  guestLabelWords: Words<'guestLabelWords'>,
  words: Words<'orderHistory'>,
  places: PlaceWords,
  orderId: string,
  account: Account,
  entries: readonly Entry<AuditEntry>[],
  names: Names,
): Step[] {
  const steps = [
    ...toldByOrder(
      billWords,
      guestLabelWords,
      words,
      orderId,
      account,
      entries.map(({ value }) => value),
    ),
    ...entries.map(({ id, value }) => audited(billWords, words, places, id, value, account.order, names)),
  ];
  return steps.toSorted((a, b) => a.at - b.at);
}
