import { z } from 'zod';
import { ZERO } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { counterDetailsSchema } from '@bhoj/domain/orders/delivery.schema';
import type { CounterDetails, Delivery } from '@bhoj/domain/orders/delivery.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { idSchema } from '@bhoj/domain/kernel/ids.schema';
import { mobileSchema } from '@bhoj/domain/kernel/text';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import type { Words } from '../../../words/part.ts';

export const COUNTER_TYPES = ['takeaway', 'delivery'] as const;
export type CounterType = (typeof COUNTER_TYPES)[number];

/** An order without a table that was begun on this device; `isSent` once the server has its first round. */
export const counterSchema = z.object({
  orderId: idSchema,
  type: z.enum(COUNTER_TYPES),
  details: counterDetailsSchema,
  isSent: z.boolean(),
});
export type Counter = z.output<typeof counterSchema>;

/** The fields of the form, as a person types them. */
export interface TypedDetails {
  readonly label: string;
  readonly mobile: string;
  readonly address: string;
  readonly note: string;
  readonly charge: string;
}

export const NOTHING_TYPED: TypedDetails = { label: '', mobile: '', address: '', note: '', charge: '' };

/** What the form shows of an order that has its details already. */
export const typedOf = (order: Order, delivery: Delivery | null): TypedDetails => ({
  label: order.label ?? '',
  mobile: delivery?.mobile ?? '',
  address: delivery?.address ?? '',
  note: delivery?.note ?? '',
  charge: order.deliveryChargePaise === ZERO ? '' : typedRupees(order.deliveryChargePaise),
});

export type Faults = Partial<Record<keyof TypedDetails, string>>;

/** The details, or a fault for each field that has one. */
export function detailsOf(
  floor: Words<'floor'>,
  type: Order['type'],
  typed: TypedDetails,
): { readonly details: CounterDetails } | { readonly faults: Faults } {
  const label = typed.label.trim();
  if (type !== 'delivery') return { details: { label, delivery: null } };
  const mobile = mobileSchema.safeParse(typed.mobile);
  const address = typed.address.trim().replaceAll(/\s*\n\s*/g, ', ');
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

/** What an order that was begun here is called. */
export const counterName = (names: NameWords, { type, details }: Pick<Counter, 'type' | 'details'>): string =>
  orderName(names, { tableId: null, type, label: details.label === '' ? null : details.label });
