import type { Right } from './rights.ts';
import type { Caller } from './roles.ts';

/** The deployed functions that answer most calls, each for some kinds of callers (docs/decisions/041). */
export const AREAS = ['guest', 'floor', 'office', 'platform'] as const;
export type Area = (typeof AREAS)[number];

const CALLERS_OF = {
  guest: ['visitor', 'guest'],
  floor: ['captain', 'kitchen'],
  office: ['newcomer', 'office', 'owner'],
  platform: ['staff', 'super'],
} as const satisfies Record<Area, readonly Caller[]>;

/** The rights that people use while they serve guests. A call that needs one of them must not wait for a cold start. */
const AT_WORK: readonly Right[] = [
  'take-orders',
  'settle',
  'discount',
  'give-free',
  'refund',
  'sold-out',
  'cook',
  'bookings',
];

/** The part of a contract that says where it is deployed. */
interface Deployed {
  readonly name: string;
  readonly callers: readonly string[];
  readonly needs?: readonly string[];
  readonly alone?: boolean;
}

/**
 * Returns the area of a contract. With guests among its callers, or without needed rights, it is the first area with one of its
 * callers; otherwise the area in which people use the needed right. So guests and captains, with areas that are kept warm, never
 * wait for another one. Throws for a contract without callers.
 */
export function areaOf({ name, callers, needs = [] }: Deployed): Area {
  const ofGuests = CALLERS_OF.guest.some((caller) => callers.includes(caller));
  if (needs.length > 0 && !ofGuests)
    return AT_WORK.some((right) => needs.includes(right)) ? 'floor' : 'office';
  const area = AREAS.find((each) => CALLERS_OF[each].some((caller) => callers.includes(caller)));
  if (area === undefined) throw new RangeError(`nobody may call ${name}`);
  return area;
}

/** Returns the deployed function that answers a contract, and the body to post to it. */
export function posted(contract: Deployed, input: unknown): { readonly to: string; readonly data: unknown } {
  const { name, alone = false } = contract;
  return alone ? { to: name, data: input } : { to: areaOf(contract), data: { name, input } };
}
