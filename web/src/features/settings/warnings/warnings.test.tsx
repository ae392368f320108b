import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { rupees } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { WarningNotices } from './warning-notices.tsx';
import { WithWarnings } from './warnings-context.tsx';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Warning } from '@bhoj/domain/billing/records/warnings';

const stored = vi.hoisted(() => ({ lists: {} as Record<string, unknown[]> }));
vi.mock('../../../firebase/live.ts', () => ({
  useLiveDoc: () => ({ state: 'missing' }),
  useLiveList: ({ group }: { group: string }) => ({
    state: 'ready',
    value: (stored.lists[group] ?? []).map((value) => ({ id: 'a', value })),
  }),
}));

beforeEach(() => {
  stored.lists = {};
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (record: Partial<Restaurant>, of: Warning['kind'][]) =>
  render(
    <InRestaurant record={{ ...aRestaurant(), ...record }}>
      <WithWarnings>
        <WarningNotices of={of} />
      </WithWarnings>
    </InRestaurant>,
  );

it('says beside the series that its numbers end, and which comes next', () => {
  stored.lists['invoices'] = [{ ...anInvoice(), sequence: 999_000 }];
  show({}, ['seriesEnds']);
  expect(screen.getByRole('status').textContent).toContain('The series INV has 999 numbers left this year');
});

it('says beside the GSTIN that the turnover comes near ₹20 lakh', () => {
  stored.lists['closings'] = [aClosing({ day: '2026-11-19', yearTurnoverPaise: rupees(19_00_000) })];
  show({ gstin: '' }, ['registration']);
  expect(screen.getByRole('status').textContent).toContain('comes near ₹20,00,000');
});

it('says nothing of other fields, and nothing where there is nothing to say', () => {
  stored.lists['invoices'] = [{ ...anInvoice(), sequence: 999_000 }];
  show({}, ['registration', 'specifiedPremises']);
  expect(screen.queryByRole('status')).toBeNull();
});
