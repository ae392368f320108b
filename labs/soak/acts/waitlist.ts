import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { canActOnParty, isInLine, WAIT_ACTS } from '@bhoj/domain/waitlist/line';
import type { WaitAct } from '@bhoj/domain/waitlist/line';
import {
  addToWaitlist,
  changeWaitingParty,
  moveWaitingParty,
  seatWaitingParty,
} from '@bhoj/domain/waitlist/waitlist.contract';
import type { WaitingParty } from '@bhoj/domain/waitlist/wait-day.schema';
import { ALWAYS_STORED, calling } from '../act.ts';
import { oneOf } from '../world.ts';
import type { Plan } from '../act.ts';
import type { World } from '../world.ts';

const parties = ({ waitDays }: World): { id: string; party: WaitingParty }[] =>
  waitDays.flatMap((day) => Object.entries(day.parties).map(([id, party]) => ({ id, party })));

export const add: Plan = ({ place }, random) =>
  place.slug === null
    ? null
    : calling(addToWaitlist, place.owner, {
        waitId: newId(),
        size: random.int(1, 6),
        key: newShareToken(),
        name: random.pick(['', 'Farah', 'Anil']),
        mobile: random.pick([null, '9876543210']),
        language: random.pick(['en', 'hi', 'ta'] as const),
      });

/** Another size, or a further device's link. */
export const change: Plan = (world, random) => {
  const one = oneOf(random, parties(world));
  if (one === null) return null;
  const change = random.chance(0.5) ? { size: random.int(1, 9) } : { key: newShareToken() };
  const input = { requestId: newId(), waitId: one.id, change };
  return calling(changeWaitingParty, world.place.owner, input, ALWAYS_STORED);
};

const moving =
  (...acts: readonly WaitAct[]): Plan =>
  (world, random) => {
    const act = random.pick(acts);
    const isBehind = random.chance(0.05);
    const one = oneOf(
      random,
      parties(world).filter(({ party }) => isBehind || canActOnParty(party, act)),
    );
    if (one === null) return null;
    const input = { requestId: newId(), waitId: one.id, act, seen: one.party.state };
    return calling(moveWaitingParty, world.place.owner, input, ALWAYS_STORED);
  };

export const call = moving('call');
export const anyAct = moving(...WAIT_ACTS);

/** Seats a party at a free table; now and then at any. */
export const seat: Plan = (world, random) => {
  const one = oneOf(
    random,
    parties(world).filter(({ party }) => isInLine(party)),
  );
  const free = world.tables.filter(
    ({ status, seats }) => random.chance(0.05) || (status === 'Available' && seats >= (one?.party.size ?? 0)),
  );
  const table = oneOf(random, free);
  if (one === null || table === null) return null;
  const input = { requestId: newId(), waitId: one.id, tableIds: [table.id] };
  return calling(seatWaitingParty, world.place.owner, input, ALWAYS_STORED);
};
