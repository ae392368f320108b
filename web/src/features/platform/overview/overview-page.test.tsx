import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aFault,
  aPlatformCurrent,
  aPlatformDay,
  aPlatformMonth,
  aNameList,
  aTenant,
} from '@bhoj/domain/fixtures/platform';
import { UIDS } from '@bhoj/domain/fixtures/ids';
import { paise } from '@bhoj/domain/money/money';
import { dateOf, monthOf } from '@bhoj/domain/time/ist';
import { EMPTY_TALLY } from '@bhoj/domain/platform/upkeep/sweep';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { platformFigures, platformOverview as words } from '../../../messages/owner/en/platform-figures.ts';
import { common } from '../../../messages/shared/en/common.ts';
import { table } from '../../../messages/shared/en/table.ts';
import { OverviewPage } from './overview-page.tsx';

const firebase = vi.hoisted(() => ({
  live: {} as Record<string, unknown>,
  reads: new Map<string, number>(),
}));
const rootOf = ({ pattern }: { pattern: string }) => pattern.split('/')[0] ?? '';
vi.mock('../../../firebase/live.ts', () => ({
  useLiveList: (collection: { pattern: string }, _: unknown, { limit = 1000 }: QuerySpec) => {
    firebase.reads.set(rootOf(collection), limit);
    return firebase.live[rootOf(collection)] ?? { state: 'loading' };
  },
  useLiveDoc: (collection: { pattern: string }, params: object) => {
    firebase.reads.set(`${collection.pattern} ${JSON.stringify(params)}`, 1);
    return (
      firebase.live[collection.pattern] ??
      firebase.live[`one of ${rootOf(collection)}`] ?? { state: 'loading' }
    );
  },
}));

const NOW = Date.now();
const ready = (value: unknown) => ({ state: 'ready', fromCache: false, value, next: null });
const listed = (...values: unknown[]) => ready(values.map((value, n) => ({ id: `d${n}`, value })));
const group = { signUps: 2, activated: 0, paid: 0, trialsEnded: 0, converted: 0 };
const show = () =>
  render(
    <MemoryRouter>
      <OverviewPage />
    </MemoryRouter>,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
/** The value beside a figure's name. */
const valueOf = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling?.textContent;

beforeEach(() => {
  firebase.reads.clear();
  const swept = { ...EMPTY_TALLY, day: '2026-11-22', at: NOW, active: 7, silent: 2, activated: 9 };
  firebase.live = {
    'one of platform': ready(aPlatformCurrent({ mrrPaise: paise(500_000), paying: 5, swept })),
    'one of platformMonths': ready(
      aPlatformMonth({
        month: monthOf(NOW),
        moved: {
          new: { amountPaise: paise(200_000), count: 2 },
          churn: { amountPaise: paise(100_000), count: 1 },
        },
        trialsEnded: 4,
        converted: 3,
        collectedPaise: paise(300_000),
        surplus: 1,
      }),
    ),
    'platform/names': ready(aNameList()),
    platformDays: listed(
      aPlatformDay({ day: dateOf(NOW), signUps: 3, byReferrer: { [UIDS.staff]: group, '-': group } }),
    ),
    platformFaults: listed(aFault({ what: 'settleBill', count: 12 })),
    tenants: listed(aTenant(), aTenant()),
    payments: listed({}, {}, {}, {}, {}),
  };
});
afterEach(cleanup);

describe('the overview (SUPER-11)', () => {
  it('says MRR and its bridge, which closes', () => {
    show();
    const card = region(words.mrr);
    expect(card.getAllByText('₹5,000').length).toBeGreaterThan(0);
    expect(valueOf(platformFigures.opening)).toBe('₹4,000');
    expect(valueOf(platformFigures.movements.new)).toBe('₹2,000 · 2');
    expect(valueOf(platformFigures.movements.churn)).toBe('₹1,000 · 1');
    expect(valueOf(platformFigures.closing)).toBe('₹5,000');
  });

  it('opens the list of each figure', () => {
    show();
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(valueOf(words.states.silent)).toBe('2');
    expect(linkOf(words.states.silent)).toBe('/super/restaurants?use=silent');
    expect(linkOf(words.states.active)).toBe('/super/restaurants?use=active');
    expect(linkOf(words.ending)).toBe('/super/restaurants?state=ending&plan=free');
    const payments = '/super/subscriptions?view=payments&show';
    expect(linkOf(words.surplus)).toBe(`${payments}=surplus`);
    expect(linkOf(words.unpaid)).toBe(`${payments}=unpaid`);
    expect(linkOf(words.refunded)).toBe(`${payments}=refunded`);
    expect(linkOf(words.conversions)).toBe('/super/analytics');
    expect(linkOf('Nisha · STAFF01')).toBe(`/super/restaurants?by=${UIDS.staff}`);
    expect(linkOf(platformFigures.nobody)).toBe('/super/restaurants?by=-');
    expect(linkOf(words.signUpsList)).toBe('/super/restaurants');
    expect(linkOf(platformFigures.opening)).toBe('/super/analytics');
    const figures = screen.getAllByRole('term').filter((term) => within(term).queryByRole('link') === null);
    expect(figures).toEqual([]);
  });

  it('counts what waits, and says when there is more', () => {
    show();
    expect(valueOf(words.ending)).toBe('2');
    expect(valueOf(words.unpaid)).toBe('5 or more');
    expect(valueOf(words.conversions)).toBe('3 of 4');
    expect(valueOf(words.surplus)).toBe('1');
  });

  it('shows what failed', () => {
    show();
    expect(region(words.faults).getByText('settleBill')).toBeTruthy();
    expect(region(words.faults).getByText('12')).toBeTruthy();
  });

  it('lists further faults when it is asked', () => {
    firebase.live['platformFaults'] = {
      ...(listed(aFault({ what: 'settleBill' })) as object),
      next: { values: [], id: 'd0' },
    };
    show();
    expect(region(words.faults).getByRole('button', { name: table.more })).toBeTruthy();
  });

  it('reads at most 45 documents, whatever the number of restaurants', () => {
    const busy = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`uid${n}`, group]));
    firebase.live['platformDays'] = listed(aPlatformDay({ day: dateOf(NOW), signUps: 40, byReferrer: busy }));
    const person = { name: 'Nisha', referralId: 'STAFF01', active: false };
    const people = Object.fromEntries(Object.keys(busy).map((uid) => [uid, person]));
    firebase.live['platform/names'] = ready(aNameList({ people }));
    show();
    // Of the days there are as many as the page asks from, not as many as a page holds.
    const read = [...firebase.reads].filter(([name]) => name !== 'platformDays');
    expect(read.reduce((sum, [, n]) => sum + n, 0) + 20).toBeLessThanOrEqual(45);
    expect(screen.getAllByText('Nisha · STAFF01')).toHaveLength(8);
  });

  it('stands before the first sign-up, and before the first sweep', () => {
    const missing = { state: 'missing', retry: vi.fn<() => void>() };
    firebase.live = {
      'one of platform': missing,
      'one of platformMonths': missing,
      platformDays: listed(),
      platformFaults: listed(),
      tenants: listed(),
      payments: listed(),
    };
    show();
    expect(screen.getByText(words.notSwept)).toBeTruthy();
    expect(screen.getByText(words.noSignUps)).toBeTruthy();
    expect(screen.getByText(words.noFaults)).toBeTruthy();
    expect(valueOf(words.conversions)).toBe('0 of 0');
  });

  it('loads, and says what was refused and what failed', () => {
    firebase.live = {};
    show();
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    cleanup();
    const retry = vi.fn<() => void>();
    firebase.live = {
      'one of platform': { state: 'denied', retry },
      platformDays: { state: 'failed', retry },
      platformFaults: { state: 'failed', retry },
    };
    show();
    expect(screen.getByText(common.notAllowed)).toBeTruthy();
    expect(screen.getAllByText(common.couldNotLoad)).toHaveLength(2);
  });
});
