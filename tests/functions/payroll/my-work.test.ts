import { ADVANCE_ID, anAdvance, aMuster, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aRow } from '@bhoj/domain/fixtures/pay';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { members } from '@bhoj/domain/members/member.collection';
import { dismissMember } from '@bhoj/domain/members/members.contract';
import { disputeMark } from '@bhoj/domain/payroll/muster/muster.contract';
import { readMyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { endSlipLink, makeSlipLink, openSharedSlips } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, change, employ, everything, get, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidHouse, PAY_MONTH, runTo } from '../../support/pay.ts';
import { aPaidPerson, todayHere } from '../../support/payroll.ts';
import type { House } from '../../support/arrange.ts';

const month = PAY_MONTH;

/** Ravi is the restaurant's captain, and Meera is paid too: July is approved. */
async function aPaidJuly(): Promise<{ house: House; meera: string }> {
  const house = await aPaidHouse();
  const { restaurantId } = house;
  await put(
    people,
    { restaurantId, personId: PERSON_ID },
    aPerson({ memberId: house.captain.uid, payTo: { upi: 'secret@upi', accountEnd: '4321', ifsc: '' } }),
  );
  const meera = await aPaidPerson(house, { name: 'Meera', sex: 'female' });
  const row = aRow(month);
  await put(
    musters,
    { restaurantId, month },
    aMuster({ month, people: { [PERSON_ID]: aRow(month, { '08': 'HD' }), [meera]: row } }),
  );
  await put(
    advances,
    { restaurantId, advanceId: ADVANCE_ID },
    anAdvance({ givenOn: '2026-07-02', firstMonth: '2026-08' }),
  );
  await put(advances, { restaurantId, advanceId: newId() }, anAdvance({ personId: meera, reason: 'Hers' }));
  await runTo(house, 3);
  return { house, meera };
}

describe('my work', () => {
  test('is the caller’s own muster, leave, advances and slip, and nothing of anybody else', async () => {
    const { house } = await aPaidJuly();
    const work = await call(readMyWork, { month }, house.captain);
    expect(work).toMatchObject({ name: 'Ravi', month, isLocked: true, today: todayHere() });
    expect(work.days).toHaveLength(31);
    expect(work.days[7]).toMatchObject({ day: '2026-07-08', mark: 'HD' });
    expect(work.leave?.find(({ kind }) => kind === 'PL')).toMatchObject({ left: 12 });
    expect(work.advances).toMatchObject([{ id: ADVANCE_ID, leftPaise: rupees(6_000) }]);
    expect(work.pays).toMatchObject([{ month, isPaid: false }]);
    expect(work.slip).toMatchObject({ name: 'Ravi', netPaise: work.pays[0]?.netPaise });
    const said = JSON.stringify(work);
    for (const secret of ['Meera', 'Hers', 'secret@upi', '4321']) expect(said).not.toContain(secret);
  });

  test('of the month that runs has no slip, and a dispute is in it at once', async () => {
    const { house } = await aPaidJuly();
    await call(disputeMark, { day: todayHere(), claimed: 'A' }, house.captain);
    const work = await call(readMyWork, { month: null }, house.captain);
    expect(work).toMatchObject({ month: todayHere().slice(0, 7), isLocked: false, slip: null });
    expect(work.days.find(({ day }) => day === todayHere())).toMatchObject({
      claimed: 'A',
      isDisputed: true,
    });
  });

  test('shows no slip of a draft', async () => {
    const house = await aPaidHouse();
    await put(
      people,
      { restaurantId: house.restaurantId, personId: PERSON_ID },
      aPerson({ memberId: house.captain.uid }),
    );
    await runTo(house, 2);
    expect(await call(readMyWork, { month }, house.captain)).toMatchObject({ pays: [], slip: null });
  });

  test('writes nothing', async () => {
    const { house } = await aPaidJuly();
    const before = await everything();
    await call(readMyWork, { month }, house.captain);
    expect(await everything()).toEqual(before);
  });

  test('is refused to the owner, to who is linked to nobody, and to who was dismissed', async () => {
    const { house } = await aPaidJuly();
    const cook = await employ(house.restaurantId, 'kitchen');
    const say = (as: object) => reasonOf(readMyWork, { month }, as as never);
    expect(await say(house.owner)).toBe('not-allowed');
    expect(await say(cook)).toBe('person-not-found');
    const other = await aHouse({}, { tableCount: 0 });
    expect(await say(other.captain)).toBe('person-not-found');
    // The record alone is enough to refuse, while the token is still valid.
    await change(members, { restaurantId: house.restaurantId, uid: house.captain.uid }, { active: false });
    expect(await say(house.captain)).toBe('dismissed');
  });
});

describe('a link to the slips', () => {
  const VISITOR = {};
  const tokenOf = async ({ restaurantId }: House, personId = PERSON_ID) =>
    (await get(people, { restaurantId, personId })).slipToken ?? '';
  const open = (house: House, token: string) =>
    call(openSharedSlips, { restaurantId: house.restaurantId, token }, VISITOR);
  const why = (restaurantId: string, token: string) =>
    reasonOf(openSharedSlips, { restaurantId, token }, VISITOR);

  test('opens one person’s last slips, also once they are dismissed, and nothing of anybody else', async () => {
    const { house } = await aPaidJuly();
    await call(makeSlipLink, { personId: PERSON_ID }, house.owner);
    await call(dismissMember, { uid: house.captain.uid }, house.owner);
    const shared = await open(house, await tokenOf(house));
    expect(shared).toMatchObject({ name: 'Ravi', slips: [{ month, name: 'Ravi' }] });
    const said = JSON.stringify(shared);
    for (const secret of ['Meera', 'secret@upi', '4321', 'School fees']) expect(said).not.toContain(secret);
  });

  test('is made once and noted once', async () => {
    const { house } = await aPaidJuly();
    await call(makeSlipLink, { personId: PERSON_ID }, house.owner);
    const before = await everything();
    await call(makeSlipLink, { personId: PERSON_ID }, house.owner);
    expect(await everything()).toEqual(before);
    const noted = (await auditOf(house)).filter(({ action }) => action === 'makeSlipLink');
    expect(noted).toHaveLength(1);
    expect(JSON.stringify(noted)).not.toContain(await tokenOf(house));
  });

  test('opens nothing once it is ended, elsewhere, or with another token', async () => {
    const { house, meera } = await aPaidJuly();
    await call(makeSlipLink, { personId: PERSON_ID }, house.owner);
    const token = await tokenOf(house);
    const other = await aHouse({}, { tableCount: 0 });
    expect(await why(other.restaurantId, token)).toBe('slips-not-found');
    expect(await why('nobody@example.com', token)).toBe('slips-not-found');
    expect(await why(house.restaurantId, newShareToken())).toBe('slips-not-found');
    await call(endSlipLink, { personId: PERSON_ID }, house.owner);
    await call(endSlipLink, { personId: PERSON_ID }, house.owner);
    expect(await why(house.restaurantId, token)).toBe('slips-not-found');
    expect(await why(house.restaurantId, '')).toBe('invalid-input');
    expect(await reasonOf(makeSlipLink, { personId: newId() }, house.owner)).toBe('person-not-found');
    expect(await tokenOf(house, meera)).toBe('');
  });
});
