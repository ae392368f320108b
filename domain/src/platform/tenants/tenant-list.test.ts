import { describe, expect, it } from 'vitest';
import { DAY } from '../../time/ist.ts';
import { NONE } from '../shape/platform-sum.schema.ts';
import { facetOf, FILTERS_TO_INDEX, listSpec, NO_FILTER, TENANT_PLANS } from './tenant-list.ts';
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
        ['facet', 'in', ['premium silent suspended', 'premium silent open']],
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

  const uses = ['none', 'begun', 'activated', 'silent'] as const;
  const everyTenant = TENANT_PLANS.flatMap((membership) =>
    uses.flatMap((use) => [true, false].map((suspended) => ({ membership, use, suspended }))),
  );
  const shownBy = (filter: Partial<typeof NO_FILTER>) => {
    const facets = (spec(filter).where ?? []).flatMap(([field, , value]) =>
      field === 'facet' ? (value as string[]) : [],
    );
    return everyTenant.filter((tenant) => facets.includes(facetOf(tenant)));
  };

  it.each([
    ['active', ['begun', 'activated']],
    ['activated', ['activated', 'silent']],
    ['silent', ['silent']],
  ] as const)('knows which uses “%s” asks for', (use, asked) => {
    expect(shownBy({ use })).toEqual(everyTenant.filter((one) => asked.some((name) => name === one.use)));
  });

  it('shows a plan, what is suspended, and both together', () => {
    const isFree = ({ membership }: (typeof everyTenant)[number]) => membership === 'free';
    const isSuspended = ({ suspended }: (typeof everyTenant)[number]) => suspended;
    expect(shownBy({ plan: 'free' })).toEqual(everyTenant.filter(isFree));
    expect(shownBy({ state: 'suspended' })).toEqual(everyTenant.filter(isSuspended));
    expect(shownBy({ state: 'suspended', plan: 'free' })).toEqual(
      everyTenant.filter((one) => isFree(one) && isSuspended(one)),
    );
  });

  it('searches among all where nothing else is chosen, at most thirty facets at once', () => {
    expect(shownBy({ key: 'pu' })).toEqual(everyTenant);
    expect(everyTenant).toHaveLength(16);
  });

  it('takes a restaurant that no night has seen for one without use', () => {
    expect(facetOf({ membership: 'free', use: undefined, suspended: false })).toBe('free none open');
  });

  it('asks for no more than eight indexes', () => {
    expect(FILTERS_TO_INDEX).toHaveLength(8);
  });
});
