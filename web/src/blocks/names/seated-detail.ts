import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Words } from '../../words/part.ts';

/** Returns the seat that a line is for, and its size, weight and add-ons; empty for a plain dish for the whole table. */
export function seatedDetail(
  { seat }: Words<'seats'>,
  line: Pick<OrderLine, 'seat' | 'variant' | 'addOns' | 'weight'>,
  language: Language,
): string {
  const parts = [line.seat === undefined ? '' : seat(line.seat), detailOf(line, language)];
  return parts.filter((part) => part !== '').join(' · ');
}
