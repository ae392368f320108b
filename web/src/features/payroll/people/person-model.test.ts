import { aPerson, someTerms } from '@bhoj/domain/fixtures/payroll';
import { rupees } from '@bhoj/domain/money/money';
import { expect, it } from 'vitest';
import { endsOf, rowsOf, wholePay } from './person-model.ts';

const TODAY = '2026-11-20';

it('shows the ends of all numbers of a person', () => {
  const person = aPerson({ papers: { aadhaarEnd: '9012', panEnd: '234F', uanEnd: '6789', esiEnd: '4567' } });
  expect(endsOf(person)).toEqual({ aadhaar: '9012', pan: '234F', uan: '6789', esi: '4567', account: '4321' });
});

it('adds allowances to the basic pay', () => {
  expect(wholePay(someTerms())).toBe(rupees(16_000));
  expect(wholePay(someTerms({ allowances: [] }))).toBe(rupees(15_000));
});

it('lists who works here before who left, each by name, with the terms of today', () => {
  const raised = someTerms({ from: '2026-11-20', basicPaise: rupees(18_000) });
  const people = [
    { id: 'a', value: aPerson({ name: 'Vikas', leftOn: '2026-11-19' }) },
    { id: 'b', value: aPerson({ name: 'Ravi', terms: [someTerms(), raised] }) },
    { id: 'c', value: aPerson({ name: 'Anil', leftOn: '2026-10-31' }) },
    { id: 'd', value: aPerson({ name: 'Meera', leftOn: TODAY }) },
  ];
  const rows = rowsOf(people, TODAY);
  expect(rows.map(({ id, isHere }) => [id, isHere])).toEqual([
    ['d', true],
    ['b', true],
    ['c', false],
    ['a', false],
  ]);
  expect(rows[1]).toMatchObject({ person: people[1]?.value, terms: raised });
});
