import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Contract, Proof, RateLimit } from '@bhoj/domain/kernel/contract';
import { belongs } from './belonging.ts';
import { countCall, waitFor } from './rate-limit.ts';
import type { Claim } from './belonging.ts';

/** A call of a contract with a proof, by a guest or a shared device. */
export interface ProvedCall {
  readonly contract: Pick<Contract, 'name' | 'limits'> & { readonly proof: Exclude<Proof, 'link'> };
  readonly input: Claim;
  /** The guest's uid; empty for a device. */
  readonly uid: string;
  readonly address: string;
  readonly at: number;
  /** Returns whether the caller belongs, where the work itself has found that out; else null. */
  readonly found?: () => boolean | null;
}

/** The order in which limits are counted. A call that a narrow limit refuses uses nothing of a wide one. */
const NARROW_TO_WIDE: readonly RateLimit['per'][] = ['order', 'device', 'ip', 'restaurant'];

function subjectOf({ input, address }: ProvedCall, per: RateLimit['per']): string {
  if (per === 'ip') return address;
  if (per === 'device') return `${input.restaurantId} ${input.deviceId ?? ''}`;
  return per === 'order' ? (input.orderId ?? '') : input.restaurantId;
}

const limitsOf = ({ contract }: ProvedCall, of: RateLimit['of']): readonly RateLimit[] =>
  contract.limits
    .filter((limit) => limit.of === of)
    .toSorted((a, b) => NARROW_TO_WIDE.indexOf(a.per) - NARROW_TO_WIDE.indexOf(b.per));

/** Returns how many ms a call must wait because the limits of these callers are used up; 0 when they are not. */
const usedUp = (call: ProvedCall, of: RateLimit['of']): number =>
  Math.max(
    0,
    ...limitsOf(call, of).map((limit) =>
      waitFor(call.contract.name, limit, subjectOf(call, limit.per), call.at),
    ),
  );

/** Counts a call that was answered. Never throws: a refusal is for the next call. */
async function count(call: ProvedCall, isOfParty: Promise<boolean>): Promise<void> {
  try {
    for (const limit of limitsOf(call, (await isOfParty) ? 'party' : 'strangers'))
      await countCall(call.contract.name, limit, subjectOf(call, limit.per), call.at);
  } catch {
    // The answer is there already; the next call meets the refusal.
  }
}

/**
 * Does the work of a guest or a device under the limits that callers share. The limit of an order or a device counts only callers
 * who proved that they belong to it, and the limit of strangers counts only strangers; so a stranger stops nobody who belongs.
 * While no limit is used up, a call that succeeds costs no read to tell strangers: with proof `order` or `device` the work itself
 * refuses a stranger, and with proof `key` it finds out whether the caller belongs. Throws `too-many-requests` with `waitMs`.
 */
export async function underSharedLimits<T>(call: ProvedCall, work: () => Promise<T>): Promise<T> {
  const { contract, input, uid } = call;
  let known: Promise<boolean> | null = null;
  const isKnown = async () => call.found?.() ?? (await (known ??= belongs(contract.proof, input, uid)));
  const refuse = (waitMs: number) => new Refusal('too-many-requests', { waitMs });
  const [ofStrangers, ofParty] = [usedUp(call, 'strangers'), usedUp(call, 'party')];
  if (ofStrangers > 0 && !(await isKnown())) throw refuse(ofStrangers);
  if (ofParty > 0 && (await isKnown())) throw refuse(ofParty);
  let done: T;
  try {
    done = await work();
  } catch (cause) {
    await count(call, isKnown());
    throw cause;
  }
  // A join may succeed without the key.
  await count(call, contract.proof === 'key' ? isKnown() : Promise.resolve(true));
  return done;
}

/** A call of a contract that takes a link as its proof. */
export interface LinkCall {
  readonly contract: Pick<Contract, 'name' | 'limits'>;
  /** The secret of the link; empty where the input has none. */
  readonly secret: string;
  readonly address: string;
  readonly at: number;
  /** True when the work found the link right before it refused something else. */
  readonly found: () => boolean;
}

/**
 * Does the work of a call with a link. Only the work can tell a right link, so a wrong one is looked up even when the address has
 * used up its limit; then it is refused with `too-many-requests` and `waitMs` instead of the reason. A right link is refused only
 * when it has used up its own limit. So the work looks the link up first, before it reads more or waits for a turn.
 */
export async function underLinkLimits<T>(call: LinkCall, work: () => Promise<T>): Promise<T> {
  const { contract, at } = call;
  const subjectFor = ({ per }: RateLimit): string => (per === 'link' ? call.secret : call.address);
  const waitOf = (of: RateLimit['of']): number =>
    Math.max(
      0,
      ...contract.limits
        .filter((limit) => limit.of === of)
        .map((limit) => waitFor(contract.name, limit, subjectFor(limit), at)),
    );
  const counted = async (of: RateLimit['of']): Promise<void> => {
    for (const limit of contract.limits.filter((one) => one.of === of)) {
      // A refusal is for the next call: this one is answered already.
      await countCall(contract.name, limit, subjectFor(limit), at).catch(() => null);
    }
  };
  const refuse = (waitMs: number) => new Refusal('too-many-requests', { waitMs });
  const [ofAddress, ofLink] = [waitOf('strangers'), waitOf('party')];
  if (ofLink > 0) throw refuse(ofLink);
  try {
    const done = await work();
    await counted('party');
    return done;
  } catch (cause) {
    // A fault of the server does not count as a wrong link.
    if (!(cause instanceof Refusal)) throw cause;
    await counted(call.found() ? 'party' : 'strangers');
    throw ofAddress > 0 && !call.found() ? refuse(ofAddress) : cause;
  }
}
