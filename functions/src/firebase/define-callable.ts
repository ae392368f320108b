import { createHash, randomUUID } from 'node:crypto';
import { defineBoolean } from 'firebase-functions/params';
import { error, info } from 'firebase-functions/logger';
import { HttpsError } from 'firebase-functions/v2/https';
import type { CallableOptions, CallableRequest } from 'firebase-functions/v2/https';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { whyUnreadable } from '@bhoj/domain/kernel/newer-document';
import { newId } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { orderOf } from '@bhoj/domain/audit/audit.schema';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { serverPatienceOf } from '@bhoj/domain/kernel/patience';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import type { PlatformAct } from '@bhoj/domain/platform/shape/platform-audit.schema';
import type { Contract, InputOf, OutputOf, RateLimit } from '@bhoj/domain/kernel/contract';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Caller as CallerKind } from '@bhoj/domain/catalogue/roles';
import type { z } from 'zod';
import { countedAddress } from './address.ts';
import { identify } from './caller.ts';
import { inTime } from './deadline.ts';
import { noteFault } from './faults.ts';
import { guestTurn } from './guest-turn.ts';
import { refusalCode } from './refusal-code.ts';
import { notingPassedOver } from './passed-over.ts';
import { countCall } from './rate-limit.ts';
import { underLinkLimits, underSharedLimits } from './shared-limits.ts';
import { withoutPersonalData } from './redact.ts';
import type { Claim } from './belonging.ts';
import type { Caller, PlatformCaller, RestaurantCaller } from './caller.ts';
import type { Store } from './store.ts';

/** Off in the emulators; on in a deployment with a web app that is registered with App Check. */
const requireAppCheck = defineBoolean('REQUIRE_APP_CHECK', { default: false });

/** A contract with only kinds of callers that this server can identify. */
type CallableContract = Contract<string, z.ZodObject, z.ZodObject, CallerKind, Right>;

/** Options that a handler needs on its deployed function. */
export interface Needs extends Pick<CallableOptions, 'secrets'> {
  /** For a call that reads a lot. */
  readonly memory?: '512MiB';
  readonly timeoutSeconds?: number;
}

/** A handler behind its checks. `deploy.ts` makes deployed functions of them. */
export interface Callable {
  readonly contract: CallableContract;
  readonly needs: Needs;
  /** Answers a request that carries the contract's input. Throws HttpsError with the reason of a refusal. */
  readonly answer: (request: CallableRequest<unknown>) => Promise<unknown>;
}

/** The callers of a contract, in the form that handlers get. */
type AdmittedCaller<K extends CallerKind> = Extract<Caller, { kind: K }>;

export interface Context<K extends CallerKind = CallerKind> {
  readonly caller: AdmittedCaller<K>;
  /** Epoch ms; the same instant for the whole call. */
  readonly now: number;
  readonly requestId: string;
  /** The address for rate limits; an IPv6 address as its /64. */
  readonly address: string;
  /**
   * Adds an entry to the restaurant's audit, in the same transaction as the change. When the caller sends the act of
   * another member, `author` is that member; the details of the entry then say who sent it.
   */
  readonly record: (
    store: Store,
    details: AuditEntry['details'],
    author?: { readonly uid: string; readonly kind: string },
  ) => void;
  /** Adds an entry to the platform's audit, in the same transaction as the change; under `entryId` where it is given. */
  readonly recordPlatform: (store: Store, act: PlatformAct, entryId?: string) => void;
  /** Says whether a guest proved to belong (`Contract.proof`), so that the limits need no read of their own. */
  readonly foundToBelong: (belongs: boolean) => void;
}

/**
 * Returns the caller's IP address. Google's front end appends the last entry of X-Forwarded-For; the caller may have
 * sent the others.
 */
function addressOf(request: CallableRequest): string {
  const forwarded = request.rawRequest.headers['x-forwarded-for'];
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (request.rawRequest.socket?.remoteAddress ?? 'unknown');
}

/**
 * True for a caller who has proved who they are: with claims, or as a newcomer with a proved address. Anybody may have an anonymous
 * account, or one under an address that they did not prove.
 */
const isProved = (caller: Caller): boolean =>
  caller.kind === 'newcomer' ? caller.isProved : caller.kind !== 'visitor' && caller.kind !== 'guest';

/**
 * Returns the address or the account for which a limit counts calls; null where it does not count this caller. A caller who has
 * proved who they are counts by their account alone: strangers behind a carrier's address use up nothing of theirs.
 */
function subjectOf(per: RateLimit['per'], request: CallableRequest, caller: Caller): string | null {
  if (per === 'ip') return isProved(caller) ? null : countedAddress(addressOf(request));
  return per === 'uid' && 'uid' in caller ? caller.uid : null;
}

/** True when the caller signed in a short time ago, with a password or in another way, but not with a PIN. */
const isFresh = ({ auth }: CallableRequest, now: number): boolean =>
  auth?.token.firebase.sign_in_provider !== 'custom' &&
  now - Number(auth?.token.auth_time ?? 0) * 1000 <= FRESH_SIGN_IN_MS;

/** Counts a call towards the limits of every caller, before its input is looked at. */
async function countLimits(
  { name, limits }: CallableContract,
  request: CallableRequest,
  caller: Caller,
  at: number,
): Promise<void> {
  for (const limit of limits.filter(({ of }) => of === undefined)) {
    const subject = subjectOf(limit.per, request, caller);
    if (subject !== null) await countCall(name, limit, subject, at);
  }
}

/** Returns a short hash of the restaurant for the log, because its id is an e-mail address. */
const restaurantTag = (caller: Caller | null): string | null =>
  caller !== null && 'restaurantId' in caller
    ? createHash('sha256').update(caller.restaurantId).digest('base64url').slice(0, 10)
    : null;

/** gRPC's code of a database that gave up on contention after every retry. */
const CONTENTION = 10;
/** gRPC's codes of a database that did not answer in time, or is away. */
const AWAY = [4, 14];

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
const isOneOf = (codes: readonly number[], cause: unknown) => codes.some((code) => code === codeOf(cause));

/** True for a failure that the platform's people must see: nothing that Bhoj or the person at the screen decided. */
const isFault = (cause: unknown, { reason }: Refusal): boolean =>
  reason === 'unexpected' || (!(cause instanceof Refusal) && isOneOf(AWAY, cause));

/** Returns the refusal for a failure. A failure without a reason is `unexpected`. */
function refusalOf(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  // A newer server has written it: a deployment is under way, and the next try reaches that server.
  if (isOneOf([CONTENTION, ...AWAY], cause) || whyUnreadable(cause) === 'newer')
    return new Refusal('busy-try-again');
  return new Refusal('unexpected');
}

function parseInput<C extends Contract>(contract: C, data: unknown): InputOf<C> {
  const parsed = contract.input.safeParse(data);
  if (parsed.success) return parsed.data as InputOf<C>;
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].slice(0, 20);
  throw new Refusal('invalid-input', { fields });
}

/** Returns the error for a refusal, as clients read it. */
export const refused = ({ reason, details }: Refusal, requestId: string): HttpsError =>
  new HttpsError(refusalCode(reason), reason, { ...details, reason, requestId });

/** Does the work of a guest's call: in turn with other guests of the restaurant, under the limits that they share. */
function asGuest<T>(
  { name, limits, proof }: CallableContract,
  input: object,
  { caller, address, now: at }: Context,
  work: () => Promise<T>,
  found: () => boolean | null,
): Promise<T> {
  const { uid } = caller as Extract<Caller, { kind: 'guest' }>;
  const claim = input as Partial<Claim>;
  const { restaurantId } = claim;
  if (restaurantId === undefined) return work();
  const inTurn = () => guestTurn(restaurantId, uid, work);
  if (proof === undefined || proof === 'link') return inTurn();
  const contract = { name, limits, proof };
  return underSharedLimits({ contract, input: { ...claim, restaurantId }, uid, address, at, found }, inTurn);
}

/** Does the work of a shared device's call: under limits of its own, which nobody without its secret uses up. */
function asDevice<T>(
  { name, limits }: CallableContract,
  input: object,
  { address, now: at }: Context,
  work: () => Promise<T>,
): Promise<T> {
  const contract = { name, limits, proof: 'device' as const };
  return underSharedLimits({ contract, input: input as Claim, uid: '', address, at }, work);
}

/** Does the work of a link's sender: a wrong link counts for its address, a right one for itself. */
function asLinkHolder<T>(
  contract: CallableContract,
  input: object,
  { address, now: at }: Context,
  work: () => Promise<T>,
  found: () => boolean | null,
): Promise<T> {
  const { key, token } = input as { readonly key?: string; readonly token?: string };
  const secret = token ?? key ?? '';
  return underLinkLimits({ contract, secret, address, at, found: () => found() === true }, work);
}

const WITHIN = { link: asLinkHolder, device: asDevice } as const;

/** Returns how a call's work is put under the limits that callers share; null where there are none. */
function sharedLimitsOf({ proof }: CallableContract, { kind }: Caller) {
  if (kind === 'guest') return asGuest;
  return proof === 'link' || proof === 'device' ? WITHIN[proof] : null;
}

/**
 * Makes a callable from a contract and its handler. It checks App Check, the caller, rate limits, input and output,
 * gives every refusal its reason, and writes one line to the log without personal data. A handler reads all, decides
 * with a domain function, and writes all. With `needsApp` false it skips App Check.
 */
export function defineCallable<C extends CallableContract>(
  contract: C,
  handler: (input: InputOf<C>, context: Context<C['callers'][number]>) => Promise<OutputOf<C>>,
  { needsApp = true, ...needs }: Needs & { needsApp?: boolean } = {},
): Callable {
  const answer = async (request: CallableRequest<unknown>): Promise<OutputOf<C>> => {
    const now = Date.now();
    const requestId = randomUUID();
    let caller: Caller | null = null;
    const passedOver = new Set<string>();
    const note = () => noteFault({ kind: 'callable', what: contract.name, requestId }, now);
    const log = (outcome: string) => ({
      call: contract.name,
      outcome,
      requestId,
      role: caller?.kind ?? null,
      restaurant: restaurantTag(caller),
      ms: Date.now() - now,
    });
    const answered = async (): Promise<OutputOf<C>> => {
      const isAttested = request.app !== undefined || !needsApp || !requireAppCheck.value();
      if (!isAttested) throw new Refusal('app-check-failed');
      caller = await identify(request, contract);
      await countLimits(contract, request, caller, now);
      if (contract.freshSignIn && !isFresh(request, now)) throw new Refusal('sign-in-again');
      const input = parseInput(contract, request.data);
      let belongs: boolean | null = null;
      const context: Context = {
        caller,
        now,
        requestId,
        address: countedAddress(addressOf(request)),
        record: (store, details, author) => {
          const { restaurantId, uid, kind, device } = caller as RestaurantCaller;
          const isAnothers = author !== undefined && author.uid !== uid;
          const entry: AuditEntry = {
            action: contract.name,
            uid: author?.uid ?? uid,
            role: author?.kind ?? kind,
            at: now,
            orderId: orderOf(details),
            details: isAnothers ? { ...details, sentBy: uid } : details,
            ...(device?.id !== undefined && { deviceId: device.id }),
          };
          store.create(audit, { restaurantId, entryId: newId() }, entry);
        },
        recordPlatform: (store, act, entryId = newId()) => {
          const { uid, kind } = caller as PlatformCaller;
          const entry = { ...act, action: contract.name, by: uid, role: kind, at: now, requestId };
          store.create(platformAudit, { entryId }, entry);
        },
        foundToBelong: (found) => {
          belongs = found;
        },
      };
      const work = () => handler(input, context as never);
      const within = sharedLimitsOf(contract, caller);
      const given = await (within === null ? work() : within(contract, input, context, work, () => belongs));
      return contract.output.parse(given) as OutputOf<C>;
    };
    try {
      const output = await inTime(serverPatienceOf(contract), () => notingPassedOver(passedOver, answered));
      if (passedOver.size > 0) {
        error('call went on without a broken document', { ...log('ok'), of: [...passedOver] });
        await note();
      } else info('call', log('ok'));
      return output;
    } catch (cause) {
      const refusal = refusalOf(cause);
      if (isFault(cause, refusal)) {
        error('call failed', {
          ...log(refusal.reason),
          cause: withoutPersonalData(String(cause)),
          stack: cause instanceof Error ? withoutPersonalData(cause.stack ?? '') : null,
        });
        await note();
      } else info('call', log(refusal.reason));
      throw refused(refusal, requestId);
    }
  };
  return { contract, needs, answer };
}
