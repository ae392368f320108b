import { papersTyped, personTyped, someTerms } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { leavePerson, savePerson, showPaper } from '@bhoj/domain/payroll/people/person.contract';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, find, get } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidCaptain, todayHere } from '../../support/payroll.ts';
import type { House } from '../../support/arrange.ts';

const house = () => aHouse({}, { tableCount: 0 });
const acts = async (at: House) => (await auditOf(at)).map(({ action, details }) => ({ action, ...details }));

describe('a person', () => {
  test('is made once, with papers that only the server reads', async () => {
    const at = await house();
    const at1 = { restaurantId: at.restaurantId, personId: newId() };
    const input = {
      personId: at1.personId,
      person: personTyped(),
      papers: papersTyped({ aadhaar: '1234 5678 9012', account: '30001234321' }),
    };
    await call(savePerson, input, at.owner);
    expect(await get(people, at1)).toMatchObject({
      payTo: { accountEnd: '4321' },
      papers: { aadhaarEnd: '9012', panEnd: '' },
    });
    expect(await get(personPapers, at1)).toMatchObject({ aadhaar: '123456789012', account: '30001234321' });
    const before = await everything();
    await call(savePerson, input, at.owner);
    expect(await everything()).toEqual(before);
    expect(await acts(at)).toEqual([
      { action: 'savePerson', personId: at1.personId, termsFrom: '2026-04-01', papersChanged: true },
    ]);
  });

  test('gets terms from a day, and keeps papers that were not typed', async () => {
    const at = await house();
    const personId = newId();
    const papers = papersTyped({ pan: 'ABCDE1234F' });
    await call(savePerson, { personId, person: personTyped(), papers }, at.owner);
    const terms = someTerms({ from: '2026-11-16', basicPaise: rupees(18_000) });
    await call(savePerson, { personId, person: personTyped({ terms }), papers: papersTyped() }, at.owner);
    const stored = await get(people, { restaurantId: at.restaurantId, personId });
    expect(stored.terms).toEqual([someTerms(), terms]);
    expect(stored.papers.panEnd).toBe('234F');
  });

  test('who has a number of somebody else is named, and kept', async () => {
    const at = await house();
    const save = (name: string, mobile: string, papers: Parameters<typeof papersTyped>[0]) =>
      call(
        savePerson,
        { personId: newId(), person: personTyped({ name, mobile }), papers: papersTyped(papers) },
        at.owner,
      );
    expect(await save('Ravi', '9876543210', { pan: 'ABCDE1234F', uan: '100123456789' })).toEqual({
      shared: [],
    });
    expect(await save('Meera', '', { pan: 'XYZPQ1234F', uan: '100123456789' })).toEqual({
      shared: [{ number: 'uan', name: 'Ravi' }],
    });
    expect(await save('Anil', '9876543210', { account: '30001234321' })).toEqual({
      shared: [{ number: 'mobile', name: 'Ravi' }],
    });
  });

  test('is linked to one sign-in of this restaurant', async () => {
    const { house: at, personId } = await aPaidCaptain();
    const save = (id: string, memberId: string) =>
      reasonOf(
        savePerson,
        { personId: id, person: personTyped({ memberId }), papers: papersTyped() },
        at.owner,
      );
    expect(await save(newId(), at.captain.uid)).toBe('person-linked');
    expect(await save(newId(), newId())).toBe('member-not-found');
    expect(await save(personId, at.captain.uid)).toBeNull();
  });

  test('leaves on a day, once', async () => {
    const { house: at, personId } = await aPaidCaptain();
    const lastDay = todayHere();
    await call(leavePerson, { personId, lastDay }, at.owner);
    await call(leavePerson, { personId, lastDay }, at.owner);
    expect(await find(people, { restaurantId: at.restaurantId, personId })).toMatchObject({
      leftOn: lastDay,
    });
    expect(await acts(at)).toEqual([{ action: 'leavePerson', personId, lastDay }]);
    expect(await reasonOf(leavePerson, { personId: newId(), lastDay }, at.owner)).toBe('person-not-found');
  });
});

test('each showing of a number is in the audit', async () => {
  const at = await house();
  const personId = newId();
  const papers = papersTyped({ pan: 'ABCDE1234F' });
  await call(savePerson, { personId, person: personTyped(), papers }, at.owner);
  expect(await call(showPaper, { personId, paper: 'pan' }, at.owner)).toEqual({ number: 'ABCDE1234F' });
  await call(showPaper, { personId, paper: 'pan' }, at.owner);
  expect((await acts(at)).filter(({ action }) => action === 'showPaper')).toEqual([
    { action: 'showPaper', personId, paper: 'pan' },
    { action: 'showPaper', personId, paper: 'pan' },
  ]);
  expect(await reasonOf(showPaper, { personId: newId(), paper: 'pan' }, at.owner)).toBe('person-not-found');
});
