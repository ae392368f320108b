import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlatformCurrent, aPlatformMonth, aNameList } from '@bhoj/domain/fixtures/platform';
import { UIDS } from '@bhoj/domain/fixtures/ids';
import { paise } from '@bhoj/domain/money/money';
import { addMonths, monthOf } from '@bhoj/domain/time/ist';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { platformAnalytics as words } from '../../../messages/owner/platform-figures/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const firebase = vi.hoisted(() => ({ live: {} as Record<string, unknown>, from: '' }));
vi.mock('../../../firebase/live.ts', () => ({
  useLiveList: ({ pattern }: { pattern: string }, _: unknown, { where }: QuerySpec) => {
    if (pattern.startsWith('platformMonths')) firebase.from = String(where?.[0]?.[2]);
    return firebase.live[pattern.split('/')[0] ?? ''] ?? { state: 'loading' };
  },
  useLiveDoc: ({ pattern }: { pattern: string }) => firebase.live[pattern] ?? { state: 'loading' },
}));
vi.mock('../../../ui/mui/charts/curve.tsx', () => ({
  Curve: ({ bars }: { bars: readonly { rupees: number }[] }) => bars.map(({ rupees }) => rupees).join(' '),
}));

const ready = (value: unknown) => ({ state: 'ready', fromCache: false, value, next: null });
const listed = (...values: unknown[]) => ready(values.map((value, n) => ({ id: `d${n}`, value })));
const moved = (kind: string, rupees: number, count = 1) => ({
  [kind]: { amountPaise: paise(rupees * 100), count },
});
const paying = (n: number) => ({ paying: n, mrrPaise: paise(0) });
const group = { signUps: 4, activated: 2, paid: 1, trialsEnded: 4, converted: 1 };
const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/super/analytics${search}`]}>
      <AnalyticsPage />
    </MemoryRouter>,
  );
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  firebase.live = {
    'platform/current': ready(aPlatformCurrent({ mrrPaise: paise(300_000) })),
    'platform/names': ready(aNameList()),
    platformMonths: listed(
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
    ),
  };
});
afterEach(cleanup);

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
    const months = firebase.live['platformMonths'] as { value: { value: object }[] };
    months.value[0] = {
      id: 'd0',
      value: aPlatformMonth({ month: '2026-10', byReferrer: { [UIDS.staff]: group } }),
    } as never;
    show();
    expect(rowsOf(words.byReferrer)[1]?.[0]).toBe('Nisha · STAFF01');
    expect(rowsOf(words.churn)[2]).toEqual(['November 2026 · 1 restaurant', '₹1,500', '₹0']);
  });

  it('keeps the span in the address', async () => {
    show('?months=6');
    expect(firebase.from).toBe(monthOf(addMonths(Date.now(), -5)));
    await userEvent.click(screen.getByText(words.spans[24]));
    expect(firebase.from).toBe(monthOf(addMonths(Date.now(), -23)));
  });

  it('is empty before the first sign-up, loads, and says what was refused and what failed', () => {
    firebase.live = { 'platform/current': { state: 'missing' }, platformMonths: listed() };
    show();
    expect(screen.getByText(words.empty)).toBeTruthy();
    cleanup();
    firebase.live = {};
    show();
    expect(screen.getByRole('status')).toBeTruthy();
    cleanup();
    const retry = vi.fn<() => void>();
    firebase.live = { 'platform/current': { state: 'missing' }, platformMonths: { state: 'denied', retry } };
    show();
    expect(screen.getByText(common.notAllowed)).toBeTruthy();
    cleanup();
    firebase.live = { 'platform/current': { state: 'failed', retry } };
    show();
    expect(screen.getByText(common.couldNotLoad)).toBeTruthy();
  });
});
