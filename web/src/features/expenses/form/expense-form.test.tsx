import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import { backend, show, user, eachMonth, form, added } from '../expenses-page.fixtures.tsx';

eachMonth();

describe('entering', () => {
  it('takes what is usual in two taps', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(added()).toMatchObject({ day: '2026-11-20', amountPaise: 2_450_00 }));
    expect(screen.getByText('₹2,450 saved')).toBeTruthy();
  });

  it('says what is wrong beside its field', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Add expense' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    expect(await form().findByText('Name a category, at most 40 characters.')).toBeTruthy();
    await user.type(form().getByRole('combobox', { name: /Category/ }), 'Gas');
    await user.type(form().getByRole('textbox', { name: /^Amount/ }), '100');
    await user.clear(form().getByRole('textbox', { name: /^GST/ }));
    await user.type(form().getByRole('textbox', { name: /^GST/ }), '101');
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    expect(await form().findByText('The GST cannot be more than the amount.')).toBeTruthy();
    expect(added()).toBeUndefined();
  });

  it.each([
    ['2026-12-01', '1 Dec 2026 has not come yet', '2026-12'],
    ['2026-08-31', '31 Aug 2026 is before the restaurant began here', '2026-08'],
  ])('asks once about %s, and keeps it when it is right', async (day, question, month) => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    const field = form().getByLabelText(/^Date/);
    await user.clear(field);
    await user.type(field, day);
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    const ask = within(await screen.findByRole('dialog', { name: question }));
    expect(added()).toBeUndefined();
    await user.click(ask.getByRole('button', { name: 'The date is right' }));
    await waitFor(() => expect(added()).toMatchObject({ day, month }));
  });

  it('repeats a bill that is paid later, and keeps its template', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    await user.click(form().getByRole('radio', { name: 'Pay later' }));
    await user.type(form().getByLabelText(/^Due on/), '2026-11-30');
    await user.click(form().getByRole('combobox', { name: /Repeats/ }));
    await user.click(await screen.findByRole('option', { name: 'Every month' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(added()).toMatchObject({ method: null, dueOn: '2026-11-30' }));
    const [[templateId, template] = []] = Object.entries(backend.storedIn(expenseTemplates));
    expect(template).toMatchObject({ every: 'month', firstOn: '2026-11-30', madeUntil: '2026-11-30' });
    expect(added()?.templateId).toBe(templateId);
  });
});
