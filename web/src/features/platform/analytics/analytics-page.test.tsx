import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlatformCurrent, aPlatformMonth, aNameList } from '@bhoj/domain/fixtures/platform';
import { UIDS } from '@bhoj/domain/fixtures/ids';
import { paise } from '@bhoj/domain/money/money';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformCurrents, platformMonths } from '@bhoj/domain/platform/shape/platform-sum.collection';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformAnalytics as words } from '../../../messages/owner/platform-figures/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { AnalyticsPage } from './analytics-page.tsx';

vi.mock('../../../ui/mui/charts/curve.tsx', () => ({
  Curve: ({ bars }: { bars: readonly { amount: number }[] }) => bars.map(({ amount }) => amount).join(' '),
}));

const backend = inMemory();
const putMonths = (...months: PlatformMonth[]) =>
  backend.putAll(platformMonths, Object.fromEntries(months.map((month) => [month.month, month])));
const moved = (kind: string, rupees: number, count = 1) => ({
  [kind]: { amountPaise: paise(rupees * 100), count },
});
const paying = (n: number) => ({ paying: n, mrrPaise: paise(0) });
const group = { signUps: 4, activated: 2, paid: 1, trialsEnded: 4, converted: 1 };
const show = (search = '') =>
  render(
    <InMemoryClient of={backend}>
      <MemoryRouter initialEntries={[`/super/analytics${search}`]}>
        <AnalyticsPage />
      </MemoryRouter>
    </InMemoryClient>,
  );
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00+05:30'), toFake: ['Date'] });
  backend.clear();
  backend.put(platformCurrents, {}, aPlatformCurrent({ mrrPaise: paise(300_000) }));
  backend.put(platformNames, {}, aNameList());
  putMonths(
    aPlatformMonth({
      month: '2026-10',
      signUps: 4,
      onboarded: 3,
      activated: 2,
      paid: 1,
      moved: moved('new', 4000, 4),
      byCohort: { '2026-10': paying(4) },
      byCity: { Pune: group, '-': group },
      byReferrer: { unknownUid: group },
    }),
    aPlatformMonth({
      month: '2026-11',
      moved: { ...moved('churn', 1500), ...moved('expansion', 500) },
      byCohort: { '2026-10': paying(-1) },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the analytics (SUPER-12)', () => {
  it('carries MRR from each month’s opening to its closing', () => {
    show();
    const [, october, november] = rowsOf(words.bridge);
    expect(october?.slice(0, 3)).toEqual(['October 2026', '₹0', '₹4,000']);
    expect([october?.at(-1), november?.[1]]).toEqual(['₹4,000', '₹4,000']);
    expect(november?.slice(3, 6)).toEqual(['₹500', '₹0', '₹1,500']);
    expect(november?.at(-1)).toBe('₹3,000');
  });

  it('draws MRR over time', async () => {
    show();
    expect(await screen.findByText('4000 3000')).toBeTruthy();
  });

  it('says which share of each month’s sign-ups pays, and nothing of months to come', () => {
    show();
    expect(rowsOf(words.cohorts).slice(1)).toEqual([
      ['October 2026', '4', '100%', '75%'],
      ['November 2026', '0', '–', ''],
    ]);
  });

  it('says how far sign-ups came, and conversion by city and referrer', () => {
    show();
    expect(rowsOf(words.funnel).slice(1)).toEqual([
      ['Signed up', '4', '100%'],
      ['Set up', '3', '75%'],
      ['Activated', '2', '50%'],
      ['Paid', '1', '25%'],
    ]);
    expect(rowsOf(words.byCity).slice(1)).toEqual([
      ['City not known', '4', '2', '1', '4', '25%'],
      ['Pune', '4', '2', '1', '4', '25%'],
    ]);
    expect(rowsOf(words.byReferrer)[1]?.[0]).toBe('unknownUid');
  });

  it('names referrers, and counts who stopped paying', () => {
    putMonths(aPlatformMonth({ month: '2026-10', byReferrer: { [UIDS.staff]: group } }));
    show();
    expect(rowsOf(words.byReferrer)[1]?.[0]).toBe('Nisha · STAFF01');
    expect(rowsOf(words.churn)[2]).toEqual(['November 2026 · 1 restaurant', '₹1,500', '₹0']);
  });

  it('keeps the span in the address', async () => {
    putMonths(aPlatformMonth({ month: '2025-01' }));
    const months = () => rowsOf(words.bridge).length - 1;
    show('?months=6');
    expect(months()).toBe(2);
    await userEvent.click(screen.getByText(words.spans[24]));
    expect(months()).toBe(3);
  });

  it('is empty before the first sign-up, loads, and says what was refused and what failed', () => {
    backend.clear();
    show();
    expect(screen.getByText(words.empty)).toBeTruthy();
    cleanup();
    backend.fails('slow', platformCurrents, platformMonths);
    show();
    expect(screen.getByRole('status')).toBeTruthy();
    cleanup();
    backend.mend();
    backend.fails('permission-denied', platformMonths);
    show();
    expect(screen.getByText(common.notAllowed)).toBeTruthy();
    cleanup();
    backend.mend();
    backend.fails('unavailable', platformCurrents);
    show();
    expect(screen.getByText(common.couldNotLoad)).toBeTruthy();
  });
});
