import { expect, it } from 'vitest';
import { aCashSession, TILLS } from '../fixtures/cash.ts';
import { chooseSession, givenTill, tillsInUse } from './choose-session.ts';
import { waitingFor } from './session-acts.ts';

const [ASHA, RAVI] = ['Asha', 'Ravi'].map((name) => ({ id: `m${name}`, name }));
const [COUNTER, BAR] = TILLS;
const bar = { id: 'S-bar', value: aCashSession({ till: BAR ?? null, holder: RAVI ?? null }) };
const counter = { id: 'S-counter', value: aCashSession({ till: COUNTER ?? null, holder: ASHA ?? null }) };
const gone = { id: 'S-gone', value: aCashSession({ till: { id: 'old', name: 'Old' }, holder: null }) };
const counted = { id: 'S-counted', value: aCashSession({ state: 'counted' }) };
const waiting = { id: 'S-waits', value: waitingFor('2026-11-20', { id: 'm', name: 'Lila' }, 1) };

it('shows who takes a payment the open tills in their order, and nothing of what is in them', () => {
  const open = tillsInUse([gone, bar, waiting, counted, counter], TILLS, 'mRavi');
  expect(open).toEqual([
    { sessionId: 'S-counter', till: COUNTER, holder: 'Asha', isMine: false },
    { sessionId: 'S-bar', till: BAR, holder: 'Ravi', isMine: true },
    { sessionId: 'S-gone', till: { id: 'old', name: 'Old' }, holder: '', isMine: false },
  ]);
});

it.each([
  ['their own', [counter, bar], 'mRavi', 'S-bar'],
  ['the only one', [counter, waiting], 'mLila', 'S-counter'],
])('who has %s has no choice, and the money goes there', (_, active, memberId, sessionId) => {
  expect(givenTill(tillsInUse(active, TILLS, memberId))?.sessionId).toBe(sessionId);
  expect(chooseSession(active, TILLS, { memberId, chosen: 'S-bar' })?.id).toBe(sessionId);
});

it('who has none chooses among several; without a choice the first till takes it', () => {
  const active = [bar, counter];
  expect(givenTill(tillsInUse(active, TILLS, 'mLila'))).toBeNull();
  expect(givenTill([])).toBeNull();
  expect(chooseSession(active, TILLS, { memberId: 'mLila', chosen: 'S-bar' })?.id).toBe('S-bar');
  expect(chooseSession(active, TILLS, { memberId: 'mLila' })?.id).toBe('S-counter');
});
