import { changeRights } from '@bhoj/domain/members/members.contract';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Planned } from '../act.ts';
import type { World } from '../world.ts';

/** The rights that each member has at some moment of a round, by uid. */
export type RightsOfRound = ReadonlyMap<string, ReadonlySet<Right>>;

/** Returns what each member may at the start of a round, with what the round's own acts give them. */
export function rightsDuring({ rights }: World, acts: readonly Planned[]): RightsOfRound {
  const found = new Map([...rights].map(([uid, can]) => [uid, new Set(can)]));
  for (const { input } of acts.filter(({ name }) => name === changeRights.name)) {
    const { uid, can } = changeRights.input.parse(input);
    for (const right of can ?? []) found.get(uid)?.add(right);
  }
  return found;
}

/**
 * Throws where an act succeeded although the member lacked a right that it needs during the whole round. An act that
 * somebody else allowed needs no right.
 */
export function expectWasAllowed({ name, by, needs, input }: Planned, rights: RightsOfRound): void {
  const can = by === null ? undefined : rights.get(by);
  if (can === undefined || (input as { approvalId?: string }).approvalId !== undefined) return;
  const lacking = needs.filter((right) => !can.has(right as Right));
  if (lacking.length > 0) throw new Error(`${name} was done by ${by} without ${lacking.join(', ')}`);
}
