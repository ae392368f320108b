import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import { aTemplate } from '@bhoj/domain/fixtures/expenses';
import { DAY } from '@bhoj/domain/time/ist';
import { noteServerTime } from '../../../ui/shared/server-clock.ts';
import {
  backend,
  NOW,
  show,
  user,
  TEMPLATE,
  rent,
  eachMonth,
  added,
  stored,
} from '../expenses-page.fixtures.tsx';

eachMonth();

describe('what is due', () => {
  it('is paid on a day and in a way; its month and cost stay', async () => {
    show();
    expect(screen.getByText('Overdue since 5 Nov 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark paid' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pay Mehta Estates, ₹45,000?' }));
    await user.click(dialog.getByRole('button', { name: 'Paid' }));
    expect(stored('e3')).toEqual({ ...rent, day: '2026-11-20', method: 'bank', dueOn: null });
  });

  it('is made from templates once the server has answered', () => {
    backend.put(expenseTemplates, { templateId: TEMPLATE }, aTemplate({ madeUntil: '2026-10-05' }));
    backend.goOffline();
    show();
    expect(added()).toBeUndefined();
    cleanup();
    backend.mend();
    show();
    expect(added()).toMatchObject({ templateId: TEMPLATE, dueOn: '2026-11-05', createdAt: NOW });
    expect(backend.stored(expenseTemplates, { templateId: TEMPLATE })?.madeUntil).toBe('2026-11-05');
  });

  it.each([
    ['a month behind', -30],
    ['a month ahead', 30],
  ])('is made by the server’s clock, on a device that is %s', (_, days) => {
    const device = NOW + days * DAY;
    vi.setSystemTime(device);
    noteServerTime(device, NOW, device);
    onTestFinished(() => noteServerTime(NOW, NOW, NOW));
    backend.put(expenseTemplates, { templateId: TEMPLATE }, aTemplate({ madeUntil: '2026-10-05' }));
    show();
    expect(added()).toMatchObject({ templateId: TEMPLATE, dueOn: '2026-11-05', createdAt: NOW });
    expect(backend.stored(expenseTemplates, { templateId: TEMPLATE })?.madeUntil).toBe('2026-11-05');
  });
});
