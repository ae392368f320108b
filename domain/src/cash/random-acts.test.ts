import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closingsOff, daysOff, sessionsOff } from '../fixtures/till-checks.ts';
import { drawsOf, TillEvening } from '../fixtures/till-evening.ts';

it('sessions and what waits are the day to the paisa, after each of 100 random acts (P-SESSION-3)', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const evening = new TillEvening(drawsOf(seed));
      for (let n = 0; n < 100; n += 1) evening.act();
      expect([...daysOff(evening), ...sessionsOff(evening)]).toEqual([]);
      evening.end();
      expect([...daysOff(evening), ...sessionsOff(evening)]).toEqual([]);
      expect(closingsOff(evening)).toEqual([]);
    }),
  );
});

it('the random acts reach every state, late payments and hand-overs', () => {
  const evening = new TillEvening(drawsOf(7));
  for (let n = 0; n < 2_000; n += 1) evening.act();
  const all = [...evening.sessions.values()];
  expect(new Set(all.map(({ state }) => state))).toEqual(
    new Set([
      'open',
      'counted',
      'closed',
      'taken-in',
      ...(all.some((s) => s.state === 'waiting') ? ['waiting'] : []),
    ]),
  );
  expect(all.some(({ late }) => late.count > 0)).toBe(true);
  expect(all.some(({ handedTo }) => handedTo !== null)).toBe(true);
  expect(all.some(({ waited }) => waited !== null)).toBe(true);
});
