import { z } from 'zod';
import { ZERO } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { operatorLabel, operatorOrderSchema } from '@bhoj/domain/orders/shape/aggregator';
import { counterDetailsSchema } from '@bhoj/domain/orders/shape/delivery.schema';
import type { CounterDetails, Delivery } from '@bhoj/domain/orders/shape/delivery.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { idSchema } from '@bhoj/domain/kernel/ids.schema';
import { mobileSchema } from '@bhoj/domain/kernel/text';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import type { Words } from '../../../words/part.ts';

export const COUNTER_TYPES = ['takeaway', 'delivery', 'aggregator'] as const;
export type CounterType = (typeof COUNTER_TYPES)[number];

/** The kinds of orders without a table that a restaurant takes; aggregator orders only with an operator. */
export const offeredTypes = ({
  services,
  aggregators = [],
}: Pick<Profile, 'services' | 'aggregators'>): CounterType[] =>
  COUNTER_TYPES.filter((type) =>
    type === 'aggregator' ? aggregators.length > 0 : (services as readonly string[]).includes(type),
  );

/** A new order without a table on this device; `isSent` is true once the server has its first round. */
export const counterSchema = z.object({
  orderId: idSchema,
  type: z.enum(COUNTER_TYPES),
  details: counterDetailsSchema,
  isSent: z.boolean(),
});
export type Counter = z.output<typeof counterSchema>;

/** The fields of the form, as typed. */
export interface TypedDetails {
  readonly label: string;
  readonly mobile: string;
  readonly address: string;
  readonly note: string;
  readonly charge: string;
  /** The operator of an aggregator's order, and the operator's order number. */
  readonly operator: string;
  readonly number: string;
}

export const NOTHING_TYPED: TypedDetails = {
  label: '',
  mobile: '',
  address: '',
  note: '',
  charge: '',
  operator: '',
  number: '',
};

/** The form values of an order that already has details. */
export const typedOf = (order: Order, delivery: Delivery | null): TypedDetails => ({
  ...NOTHING_TYPED,
  label: order.label ?? '',
  mobile: delivery?.mobile ?? '',
  address: delivery?.address ?? '',
  note: delivery?.note ?? '',
  charge: order.extras.deliveryPaise === ZERO ? '' : typedRupees(order.extras.deliveryPaise),
});

export type Faults = Partial<Record<keyof TypedDetails, string>>;

type Found = { readonly details: CounterDetails } | { readonly faults: Faults };

function operatorDetails(floor: Words<'floor'>, { operator, number }: TypedDetails): Found {
  const named = operatorOrderSchema.safeParse({ operator, number });
  if (named.success) return { details: { label: '', delivery: null, aggregator: named.data } };
  const isWrong = (field: string) => named.error.issues.some(({ path }) => path[0] === field);
  return {
    faults: {
      ...(isWrong('operator') && { operator: floor.operatorFault }),
      ...(isWrong('number') && { number: floor.operatorNumberFault }),
    },
  };
}

/** The number of a takeaway is optional: it only counts the order for a guest who is known (P-CUSTOMER-15). */
function takeawayDetails(floor: Words<'floor'>, { label, mobile }: TypedDetails): Found {
  const details = { label: label.trim(), delivery: null };
  if (mobile.trim() === '') return { details };
  const told = mobileSchema.safeParse(mobile);
  return told.success
    ? { details: { ...details, mobile: told.data } }
    : { faults: { mobile: floor.mobileFault } };
}

/** Returns the details, or a fault for each wrong field. */
export function detailsOf(floor: Words<'floor'>, type: Order['type'], typed: TypedDetails): Found {
  if (type === 'aggregator') return operatorDetails(floor, typed);
  if (type === 'takeaway') return takeawayDetails(floor, typed);
  const label = typed.label.trim();
  if (type !== 'delivery') return { details: { label, delivery: null } };
  const mobile = mobileSchema.safeParse(typed.mobile);
  const address = typed.address
    .trim()
    .replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ', ' : blanks));
  const charge = typed.charge.trim() === '' ? { data: ZERO } : rupeesText.safeParse(typed.charge);
  const faults: Faults = {
    ...(mobile.data === undefined && { mobile: floor.mobileFault }),
    ...(address === '' && { address: floor.addressFault }),
    ...(charge.data === undefined && { charge: floor.chargeFault }),
  };
  if (mobile.data === undefined || charge.data === undefined || address === '') return { faults };
  const delivery = { mobile: mobile.data, address, note: typed.note.trim(), chargePaise: charge.data };
  return { details: { label, delivery } };
}

/** Returns what must still be typed, in words; undefined for nothing. Wrong entries are marked after the first try. */
export function missingOf(
  floor: Words<'floor'>,
  type: Order['type'],
  typed: TypedDetails,
): string | undefined {
  const found = detailsOf(floor, type, typed);
  if (!('faults' in found)) return undefined;
  const fields = ['operator', 'number', 'mobile', 'address'] as const;
  return fields.map((field) => (typed[field].trim() === '' ? found.faults[field] : undefined)).find(Boolean);
}

/** Returns the name of a new order on this device. */
export function counterName(names: NameWords, { type, details }: Pick<Counter, 'type' | 'details'>): string {
  const label = details.aggregator === undefined ? details.label : operatorLabel(details.aggregator);
  return orderName(names, { tableId: null, type, label: label === '' ? null : label });
}
