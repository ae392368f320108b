import { DAY, dateOf } from '../../time/ist.ts';
import type { Fault } from './sweep.schema.ts';

/** How long a fault is kept. */
const KEPT = 90 * DAY;

/** Returns the id under which a fault of a day is counted. */
export const faultId = (kind: Fault['kind'], what: string, at: number): string =>
  `${dateOf(at)}_${kind}_${what.replaceAll('/', '~')}`;

/** Returns a fault with one more occurrence. */
export const faultAgain = (
  known: Fault | null,
  { kind, what, requestId, at }: Pick<Fault, 'kind' | 'what' | 'requestId'> & { readonly at: number },
): Fault => ({
  kind,
  what,
  day: dateOf(at),
  count: (known?.count ?? 0) + 1,
  lastAt: at,
  requestId,
  expireAt: at + KEPT,
});
