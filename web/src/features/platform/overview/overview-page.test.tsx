import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
import { DAY, dateOf, monthOf } from '@bhoj/domain/time/ist';
import { EMPTY_TALLY } from '@bhoj/domain/platform/upkeep/sweep';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import {
  platformCurrents,
  platformDays,
  platformMonths,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { platformFigures, platformOverview as words } from '../../../messages/owner/platform-figures/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { table } from '../../../messages/shared/table/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { OverviewPage } from './overview-page.tsx';

const backend = inMemory();
const NOW = Date.now();
const group = { signUps: 2, activated: 0, paid: 0, trialsEnded: 0, converted: 0 };
const putDay = (signUps: number, byReferrer: Record<string, typeof group>) =>
  backend.putAll(platformDays, { [dateOf(NOW)]: aPlatformDay({ day: dateOf(NOW), signUps, byReferrer }) });
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <MemoryRouter>
        <OverviewPage />
      </MemoryRouter>
    </InMemoryClient>,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
/** The value beside a figure's name. */
const valueOf = (name: string) =>
  screen.getByText(name).closest('dt, li > span')?.nextElementSibling?.textContent;

beforeEach(() => {
  backend.clear();
  const swept = { ...EMPTY_TALLY, day: '2026-11-22', at: NOW, active: 7, silent: 2, activated: 9 };
  backend.put(platformCurrents, {}, aPlatformCurrent({ mrrPaise: paise(500_000), paying: 5, swept }));
  const moved = {
    new: { amountPaise: paise(200_000), count: 2 },
    churn: { amountPaise: paise(100_000), count: 1 },
  };
  const month = monthOf(NOW);
  backend.putAll(platformMonths, {
    [month]: aPlatformMonth({
      month,
      moved,
      trialsEnded: 4,
      converted: 3,
      collectedPaise: paise(300_000),
      surplus: 1,
    }),
  });
  backend.put(platformNames, {}, aNameList());
  putDay(3, { [UIDS.staff]: group, '-': group });
  backend.putAll(platformFaults, { f1: aFault({ what: 'settleBill', count: 12, lastAt: Date.now() }) });
  const ending = aTenant({ planEndsAt: NOW + DAY });
  backend.putAll(tenants, { t1: ending, t2: ending });
  const unpaid = aSubscriptionPayment({ state: 'created', createdAt: NOW, paidAt: null });
  backend.putAll(
    subscriptionPayments,
    Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`p${n}`, unpaid])),
  );
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
    const faults = Array.from({ length: 200 }, (_, n) => [`f${n}`, aFault({ lastAt: Date.now() })] as const);
    backend.putAll(platformFaults, Object.fromEntries(faults));
    show();
    expect(region(words.faults).getByRole('button', { name: table.more })).toBeTruthy();
  });

  it('shows the eight who brought most', () => {
    const busy = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`uid${n}`, group]));
    putDay(40, busy);
    const person = { name: 'Nisha', referralId: 'STAFF01', active: false };
    const people = Object.fromEntries(Object.keys(busy).map((uid) => [uid, person]));
    backend.put(platformNames, {}, aNameList({ people }));
    show();
    expect(screen.getAllByText('Nisha · STAFF01')).toHaveLength(8);
  });

  it('stands before the first sign-up, and before the first sweep', () => {
    backend.clear();
    show();
    expect(screen.getByText(words.notSwept)).toBeTruthy();
    expect(screen.getByText(words.noSignUps)).toBeTruthy();
    expect(screen.getByText(words.noFaults)).toBeTruthy();
    expect(valueOf(words.conversions)).toBe('0 of 0');
  });

  it('loads, and says what was refused and what failed', () => {
    backend.fails('slow', platformCurrents, platformMonths, platformDays, platformFaults);
    show();
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    cleanup();
    backend.fails('permission-denied', platformCurrents);
    backend.fails('unavailable', platformDays, platformFaults);
    show();
    expect(screen.getByText(common.notAllowed)).toBeTruthy();
    expect(screen.getAllByText(common.couldNotLoad)).toHaveLength(2);
  });
});

it('lists the self-referrals that are held, each with its page', async () => {
  backend.putAll(tenants, {
    'held@example.com': aTenant({ name: 'Own Kitchen', heldFor: UIDS.captain, selfReferral: true }),
    'other@example.com': aTenant({ name: 'Spice Route', heldFor: null }),
  });
  show();
  const card = region(words.held);
  expect(await card.findByText('Own Kitchen')).toBeTruthy();
  expect(card.queryByText('Spice Route')).toBeNull();
});
