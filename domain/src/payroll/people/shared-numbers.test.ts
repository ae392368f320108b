import { expect, it } from 'vitest';
import { aPerson, PERSON_ID, somePapers } from '../../fixtures/payroll.ts';
import { mayShareWith, sharedNumbersOf } from './shared-numbers.ts';

const me = { id: PERSON_ID, value: aPerson() };
const other = (id: string, overrides: Parameters<typeof aPerson>[0]) => ({
  id,
  value: aPerson({ name: id, mobile: '', ...overrides }),
});
const none = { aadhaarEnd: '', panEnd: '', uanEnd: '', esiEnd: '' };
const noPay = { upi: '', accountEnd: '', ifsc: '' };

const twin = other('Twin', { mobile: '9876543210', papers: { ...none, panEnd: '234F' }, payTo: noPay });
const near = other('Near', { papers: none, payTo: { ...noPay, accountEnd: '4321' } });
const far = other('Far', { papers: none, payTo: noPay });
const people = [me, twin, near, far];

it('looks at the papers of people whose numbers end alike, and of nobody else', () => {
  expect(mayShareWith(me, people).map(({ id }) => id)).toEqual(['Twin', 'Near']);
});

it('names equal PAN, account and mobile, not numbers that only end alike, and nobody’s own', () => {
  const papersOf = new Map([
    ['Twin', somePapers({ aadhaar: '', account: '' })],
    ['Near', somePapers({ aadhaar: '', pan: '', account: '99994321' })],
  ]);
  expect(sharedNumbersOf(me, somePapers(), people, papersOf)).toEqual([
    { number: 'pan', name: 'Twin' },
    { number: 'mobile', name: 'Twin' },
  ]);
  const same = new Map([['Near', somePapers({ aadhaar: '', pan: '' })]]);
  expect(sharedNumbersOf(me, somePapers(), [me, near], same)).toEqual([{ number: 'account', name: 'Near' }]);
});

it('names nothing where numbers are missing on both sides', () => {
  const bare = { ...me, value: aPerson({ mobile: '' }) };
  const empty = somePapers({ aadhaar: '', pan: '', account: '' });
  expect(sharedNumbersOf(bare, empty, [bare, far], new Map([['Far', empty]]))).toEqual([]);
  expect(mayShareWith({ ...far, id: 'x' }, [far])).toEqual([]);
});
