import {
  aCell,
  advanceTyped,
  aMuster,
  anAdvance,
  papersTyped,
  personTyped,
  somePapers,
} from '@bhoj/domain/fixtures/payroll';
import { rupees } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { advances, musters, people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { disputeMark } from '@bhoj/domain/payroll/muster/muster.contract';
import { makeSlipLink } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { get, put } from '../support/arrange.ts';
import { call } from '../support/mount.ts';
import { aPaidCaptain, todayHere } from '../support/payroll.ts';

const asCaptain = async <I>(input: I) => {
  const { house } = await aPaidCaptain();
  return { house, input, as: house.captain };
};

async function anAdvanceHere() {
  const { house, personId } = await aPaidCaptain();
  const params = { restaurantId: house.restaurantId, advanceId: newId() };
  await put(advances, params, anAdvance({ personId }));
  return { house, personId, advanceId: params.advanceId };
}

/** The samples of people, muster and advances. */
export const payrollSamples = {
  savePerson: async () => {
    const { house } = await aPaidCaptain();
    return {
      house,
      input: { personId: newId(), person: personTyped(), papers: papersTyped() },
      as: house.owner,
    };
  },
  showPaper: async () => {
    const { house, personId } = await aPaidCaptain();
    await put(personPapers, { restaurantId: house.restaurantId, personId }, somePapers());
    return { house, input: { personId, paper: 'pan' as const }, as: house.owner };
  },
  leavePerson: async () => {
    const { house, personId } = await aPaidCaptain();
    return { house, input: { personId, lastDay: todayHere() }, as: house.owner };
  },
  markMuster: async () => {
    const { house, personId } = await aPaidCaptain();
    const day = todayHere();
    const cells = [{ personId, day, mark: 'P' as const, overtimeMinutes: 30 }];
    return { house, input: { month: day.slice(0, 7), cells }, as: house.owner };
  },
  markAllPresent: async () => {
    const { house } = await aPaidCaptain();
    return { house, input: { day: todayHere() }, as: house.owner };
  },
  suggestPresence: () => asCaptain({}),
  disputeMark: () => asCaptain({ day: todayHere(), claimed: 'P' as const }),
  confirmMark: async () => {
    const { house } = await aPaidCaptain();
    const day = todayHere();
    await call(disputeMark, { day, claimed: 'P' }, house.captain);
    return { house, input: { day }, as: house.captain };
  },
  readMyWork: () => asCaptain({ month: null }),
  makeSlipLink: async () => {
    const { house, personId } = await aPaidCaptain();
    return { house, input: { personId }, as: house.owner };
  },
  endSlipLink: async () => {
    const { house, personId } = await aPaidCaptain();
    await call(makeSlipLink, { personId }, house.owner);
    return { house, input: { personId }, as: house.owner };
  },
  openSharedSlips: async () => {
    const { house, personId } = await aPaidCaptain();
    const { restaurantId } = house;
    await call(makeSlipLink, { personId }, house.owner);
    const { slipToken } = await get(people, { restaurantId, personId });
    return { house, input: { restaurantId, token: slipToken ?? '' }, as: {} };
  },
  giveAdvance: async () => {
    const { house, personId } = await aPaidCaptain();
    return { house, input: { advanceId: newId(), advance: advanceTyped({ personId }) }, as: house.owner };
  },
  changeAdvance: async () => {
    const { house, personId, advanceId } = await anAdvanceHere();
    const advance = advanceTyped({ personId, reason: 'Medicine' });
    return { house, input: { advanceId, advance }, as: house.owner };
  },
  repayAdvance: async () => {
    const { house, advanceId } = await anAdvanceHere();
    const repayment = {
      id: newId(),
      kind: 'repaid',
      amountPaise: rupees(1_500),
      on: '2026-11-20',
      method: 'cash',
      reason: '',
    } as const;
    return { house, input: { advanceId, repayment }, as: house.owner };
  },
  answerDispute: async () => {
    const { house, personId } = await aPaidCaptain();
    const [month, day] = ['2026-08', '2026-08-05'];
    const cell = aCell({ mark: 'A', claimed: 'P', isDisputed: true });
    const people = { [personId]: { '05': cell } };
    const muster = aMuster({ month, people, lockedAt: Date.now() });
    await put(musters, { restaurantId: house.restaurantId, month }, muster);
    return { house, input: { personId, day, isAccepted: true }, as: house.owner };
  },
  cancelAdvance: async () => {
    const { house, advanceId } = await anAdvanceHere();
    return { house, input: { advanceId }, as: house.owner };
  },
};
