import { redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { aHouse } from '../../tests/support/arrange.ts';
import { attackParty, seatParty } from './attacks.ts';
import { TABLES } from './plan.ts';

/**
 * Plants the fault that these limits prevent: the server counts the calls of a network address before it knows who
 * calls, and so refuses uninvolved people. Returns a function that takes the fault back.
 */
function plantIn(contract: Contract): () => void {
  const { limits } = contract;
  const planted = [...limits, { per: 'ip', max: 4, windowMs: 600_000 }] as const;
  Object.assign(contract, { limits: planted });
  return () => void Object.assign(contract, { limits });
}

/** An address without any call yet: the counts at the flood's own address must not hide a planted limit. */
const ADDRESS = '198.51.100.77';

/** The refusal that the party meets under each of the three planted faults, in the words of `attackParty`. */
const SEEN = ['a round of the party', 'a friend who joins by the code', "the party's code"] as const;

/** Plays the attacks on a party against a server with planted faults. Returns the faults that the flood did not see. */
export async function unseenFaults(): Promise<string[]> {
  const house = await aHouse({}, { tableCount: TABLES.length });
  const seated = await seatParty(house, ADDRESS);
  const takeBack = [placeRound, redeemCode, joinTable].map(plantIn);
  const refusals = await attackParty(house, seated);
  for (const undo of takeBack) undo();
  return SEEN.filter((what) => !refusals.some((sentence) => sentence.startsWith(what))).map(
    (what) => `a planted fault was not seen: ${what} went through`,
  );
}
