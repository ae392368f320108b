import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { closings } from '@bhoj/domain/days/day.collection';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { WarningNotices } from './warning-notices.tsx';
import { WithWarnings } from './warnings-context.tsx';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Warning } from '@bhoj/domain/billing/records/warnings';

const backend = inMemory();

beforeEach(() => {
  backend.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (record: Partial<WholeRestaurant>, of: Warning['kind'][]) =>
  render(
    <InRestaurant record={{ ...aRestaurant(), ...record }} backend={backend}>
      <WithWarnings>
        <WarningNotices of={of} />
      </WithWarnings>
    </InRestaurant>,
  );

it('says beside the series that its numbers end, and which comes next', () => {
  backend.putAll(invoices, { a: anInvoice({ sequence: 999_000 }) });
  show({}, ['seriesEnds']);
  expect(screen.getByRole('status').textContent).toContain('The series INV has 999 numbers left this year');
});

it('says beside the GSTIN that the turnover comes near ₹20 lakh', () => {
  const closing = aClosing({ day: '2026-11-19', yearTurnoverPaise: rupees(19_00_000) });
  backend.putAll(closings, { '2026-11-19': closing });
  show({ gstin: '' }, ['registration']);
  expect(screen.getByRole('status').textContent).toContain('comes near ₹20,00,000');
});

it('says nothing of other fields, and nothing where there is nothing to say', () => {
  backend.putAll(invoices, { a: anInvoice({ sequence: 999_000 }) });
  show({}, ['registration', 'specifiedPremises']);
  expect(screen.queryByRole('status')).toBeNull();
});
