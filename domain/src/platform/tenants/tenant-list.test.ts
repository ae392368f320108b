import { describe, expect, it } from 'vitest';
import { DAY } from '../../time/ist.ts';
import { NONE } from '../sums/platform-sum.ts';
import { FILTERS_TO_INDEX, listSpec, NO_FILTER, TENANT_USES } from './tenant-list.ts';
import type { TenantState } from './tenant-list.ts';

const NOW = new Date('2026-11-23T12:00+05:30');
const spec = (filter: Partial<typeof NO_FILTER>) => listSpec({ ...NO_FILTER, ...filter }, NOW);

describe('the list of restaurants (P-PLATFORM-53)', () => {
  it('shows all by sign-up, 30 at a time', () => {
    expect(spec({})).toEqual({ where: [], orderBy: [['signedUpAt', 'desc']], limit: 30 });
  });

  it('asks for all that is chosen at once', () => {
    const all = { state: 'running', plan: 'premium', use: 'silent', referrer: 'uid', key: 'pu' } as const;
    expect(spec(all)).toEqual({
      where: [
        ['searchKeys', 'array-contains', 'pu'],
        ['referredBy', '==', 'uid'],
        ['membership', '==', 'premium'],
        ['use', 'in', ['silent']],
        ['planEndsAt', '>', NOW],
      ],
      orderBy: [['planEndsAt', 'asc']],
      limit: 30,
    });
    expect(spec({ referrer: NONE }).where).toEqual([['referredBy', '==', null]]);
  });

  it('divides the periods: each restaurant is running, in grace or lapsed', () => {
    const inState = (state: TenantState, endsAt: Date) =>
      (spec({ state }).where ?? []).every(([, op, value]) =>
        op === '>' ? endsAt > (value as Date) : endsAt <= (value as Date),
      );
    for (const days of [-400, -8, -7, -1, 0, 1, 7, 8, 400]) {
      const endsAt = new Date(NOW.getTime() + days * DAY);
      const states = (['running', 'grace', 'lapsed'] as const).filter((state) => inState(state, endsAt));
      expect(states).toHaveLength(1);
      expect(inState('ending', endsAt)).toBe(days > 0 && days <= 7);
    }
  });

  it('knows which uses each choice asks for', () => {
    expect(TENANT_USES.map((use) => spec({ use }).where)).toEqual([
      [['use', 'in', ['begun', 'activated']]],
      [['use', 'in', ['activated', 'silent']]],
      [['use', 'in', ['silent']]],
    ]);
  });

  it('has an index for each order and each choice, and with a searched key for every combination', () => {
    expect(FILTERS_TO_INDEX).toHaveLength(3 * (4 + 8));
    expect(FILTERS_TO_INDEX.filter(({ key }) => key === null)).toHaveLength(12);
  });
});
