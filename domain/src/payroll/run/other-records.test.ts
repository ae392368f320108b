import { expect, it } from 'vitest';
import { aPerson } from '../../fixtures/payroll.ts';
import { mayHaveOneOf, othersWith } from './other-records.ts';

const record = (id: string, uanEnd: string, esiEnd: string) => {
  const { papers } = aPerson();
  return { id, value: aPerson({ name: id, papers: { ...papers, uanEnd, esiEnd } }) };
};
const people = [
  record('ravi', '6789', '4567'),
  record('same', '6789', ''),
  record('alike', '6789', '4567'),
  record('far', '1111', '2222'),
  record('crossed', '4567', '6789'),
  record('none', '', ''),
];
const ravi = { uan: '100123456789', esi: '3101234567' };
const numbers = { ravi, meera: { uan: '', esi: '' } };

it('looks for others among those whose numbers end alike, each kind by itself', () => {
  expect(mayHaveOneOf(numbers, people).map(({ id }) => id)).toEqual(['same', 'alike']);
});

it('finds those with the same number, and tells no other number of theirs', () => {
  const papersOf = new Map([
    ['ravi', ravi],
    ['same', { uan: ravi.uan, esi: '3105555555' }],
    ['alike', { uan: '999999996789', esi: '3109994567' }],
    ['none', { uan: '', esi: '' }],
    ['far', null],
  ]);
  expect(othersWith(numbers, people, papersOf)).toEqual([
    { personId: 'same', name: 'same', uan: ravi.uan, esi: '' },
  ]);
});
