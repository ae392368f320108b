import { expect, it } from 'vitest';
import { closingsOff, daysOff, sessionsOff } from '../fixtures/till-checks.ts';
import { drawsOf, TillEvening } from '../fixtures/till-evening.ts';

it('sessions and what waits are the day to the paisa over 20,000 random acts (P-SESSION-3)', () => {
  const evening = new TillEvening(drawsOf(20_000));
  for (let n = 1; n <= 20_000; n += 1) {
    evening.act();
    if (n % 500 === 0) expect([...daysOff(evening), ...sessionsOff(evening)]).toEqual([]);
  }
  evening.end();
  expect([...daysOff(evening), ...sessionsOff(evening)]).toEqual([]);
  expect(closingsOff(evening)).toEqual([]);
  expect(evening.sessions.size).toBeGreaterThan(100);
});
