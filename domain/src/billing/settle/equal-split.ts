import { apportion, paise, times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';

/**
 * Splits an amount equally among people, by largest remainder, so that the parts add up to it. The parts are whole
 * rupees when the amount is.
 */
export function equalParts(duePaise: Paise, people: number): Paise[] {
  const unit = duePaise % 100 === 0 ? 100 : 1;
  const shares = apportion(
    paise(duePaise / unit),
    Array.from({ length: people }, () => 1),
  );
  return shares.map((share) => times(share, unit));
}

/** Returns how many people have paid their share of an equal split. A share that was given back is owed again. */
export const sharesPaid = ({ payments }: Pick<OrderMoney, 'payments'>): number =>
  payments.filter(({ share }) => share === true).length;

/**
 * Returns the share that each person still owes when `among` people split the bill equally. When all have paid and
 * something is due, as after another round, one person owes it.
 */
export const sharesLeft = (
  money: Pick<OrderMoney, 'payments'>,
  { among, duePaise }: { among: number; duePaise: Paise },
): Paise[] => equalParts(duePaise, Math.max(1, among - sharesPaid(money)));
