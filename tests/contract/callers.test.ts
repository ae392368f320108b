import { CONTRACTS } from '@bhoj/domain/contracts';
import { expect, test } from 'vitest';
import { aHouse, everything, forgetEverything } from '../support/arrange.ts';
import { callRaw } from '../support/mount.ts';
import { CLOSED, describeRefusals } from './callers.ts';
import { SAMPLES } from './samples.ts';
import type { ContractName } from './samples.ts';

/** `defineCallable` refuses by these alone, so one contract is enough for all contracts with the same ones. */
const refusedBy = (name: ContractName) => {
  const { callers, needs, freshSignIn } = CONTRACTS[name];
  return JSON.stringify([[...callers].toSorted(), needs, freshSignIn]);
};

describeRefusals([...Map.groupBy(CLOSED, refusedBy).values()].flatMap(([first]) => first ?? []));

test.each(CLOSED)('%s: nobody acts on another restaurant by naming it', async (name) => {
  await forgetEverything();
  const house = await aHouse({}, { tableCount: 1 });
  const { house: theirs, input } = await SAMPLES[name]();
  const named = { restaurantId: theirs.restaurantId, ...(input as object) };
  const ofTheirs = async () => (await everything()).filter((line) => line.includes(theirs.restaurantId));
  const before = await ofTheirs();
  for (const stranger of [house.owner, house.captain]) await callRaw(CONTRACTS[name], named, stranger);
  expect(await ofTheirs()).toEqual(before);
});
