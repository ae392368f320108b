import { closeSession, countSession, handOverSession, openSession } from '@bhoj/domain/cash/cash.contract';
import { moveCash } from '@bhoj/domain/cash/tills.contract';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { CASH, expectedOf } from '@bhoj/domain/cash/sums';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import type { Random } from '../../../demo/random.ts';
import { ALWAYS_STORED, calling } from '../act.ts';
import type { Plan } from '../act.ts';
import { oneOf } from '../world.ts';
import type { World } from '../world.ts';

const inState = ({ sessions }: World, state: CashSession['state']) =>
  [...sessions].filter(([, session]) => session.state === state).map(([id, value]) => ({ id, value }));

/** The owner or the cashier; both may close the day, so both may act on any session. */
const personAt = (random: Random, { place }: World) => random.pick([place.owner, place.cashier]);

/** Counts what should be there in whole rupees, now and then five less. */
function count(random: Random, session: CashSession) {
  const expected = expectedOf(session, ZERO)[CASH] ?? 0;
  const rupees = Math.max(0, Math.floor(expected / 100) - (random.chance(0.3) ? 5 : 0));
  return { notes: { '1': Math.min(rupees, 100_000) }, byTender: {} };
}

/** Opens a session on one of the two tills. */
export const open: Plan = (world, random) => {
  const tills = world.place.restaurant.cashSessions?.tills;
  if (tills === undefined) return null;
  const tillId = random.pick(tills).id;
  const input = { sessionId: newId(), tillId, floatPaise: paise(random.int(0, 2_000) * 100) };
  return calling(openSession, personAt(random, world), input);
};

/** Puts cash in, pays it out, or drops it; the payment may be an expense. */
export const move: Plan = (world, random) => {
  const session = oneOf(random, inState(world, 'open'));
  if (session === null) return null;
  const kind = random.pick(['in', 'out', 'drop'] as const);
  const input = {
    sessionId: session.id,
    movementId: newId(),
    kind,
    amountPaise: paise(random.int(1, 50_000)),
    reason: 'Change',
    expense: kind === 'out' && random.chance(0.3) ? { category: 'Groceries', vendor: '' } : null,
  };
  return calling(moveCash, personAt(random, world), input);
};

/** Counts an open session, or one that differs once more. */
export const countTill: Plan = (world, random) => {
  const session = oneOf(random, [...inState(world, 'open'), ...inState(world, 'counted')]);
  if (session === null) return null;
  const input = { sessionId: session.id, requestId: newId(), count: count(random, session.value) };
  return calling(countSession, personAt(random, world), input, ALWAYS_STORED);
};

/** Closes a session that differs, with a note. */
export const closeTill: Plan = (world, random) => {
  const session = oneOf(random, inState(world, 'counted'));
  if (session === null) return null;
  const note = random.chance(0.9) ? 'Change given twice' : '';
  const input = { sessionId: session.id, requestId: newId(), note };
  return calling(closeSession, personAt(random, world), input, ALWAYS_STORED);
};

/** Hands a till over to another person. */
export const handTillOver: Plan = (world, random) => {
  const session = oneOf(random, inState(world, 'open'));
  if (session === null) return null;
  const by = personAt(random, world);
  const input = {
    sessionId: session.id,
    requestId: newId(),
    nextId: newId(),
    toUid: random.pick([by, world.place.cashier]).uid,
    count: count(random, session.value),
  };
  return calling(handOverSession, by, input, ALWAYS_STORED);
};
