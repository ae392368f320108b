import { aWeekPlan } from '@bhoj/domain/fixtures/roster';
import { newId } from '@bhoj/domain/kernel/ids';
import { weekOf } from '@bhoj/domain/roster/week';
import { startOf } from '@bhoj/domain/time/ist';
import { aDeviceAt, enterOn } from '../support/devices.ts';
import { aPaidCaptain, todayHere } from '../support/payroll.ts';

/** The samples of roster and punches. */
export const rosterSamples = {
  saveRoster: async () => {
    const { house, personId } = await aPaidCaptain();
    const people = { [personId]: aWeekPlan };
    const input = { week: weekOf(todayHere()), version: 0, graceMinutes: 10, people };
    return { house, input, as: house.owner };
  },
  punch: async () => {
    const { house } = await aPaidCaptain();
    const captain = await enterOn(await aDeviceAt(house), house.captain, '482915');
    return { house, input: { requestId: newId(), kind: 'in' as const }, as: captain };
  },
  correctPunch: async () => {
    const { house, personId } = await aPaidCaptain();
    const day = todayHere();
    const change = { act: 'add' as const, kind: 'in' as const, at: startOf(day) };
    const input = { requestId: newId(), personId, day, change, reason: 'The tablet was off' };
    return { house, input, as: house.owner };
  },
  readMyRoster: async () => {
    const { house } = await aPaidCaptain();
    return { house, input: { month: null }, as: house.captain };
  },
};
