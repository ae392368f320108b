import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dates as words } from '../../messages/shared/dates/en.ts';
import { DayPicker, OptionalDayField } from './day-field.tsx';
import { MonthPicker } from './month-picker.tsx';
import { PeriodPicker } from './period-picker.tsx';
import type { PeriodChoice } from './period.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const TODAY = '2026-11-21';
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

afterEach(cleanup);

describe('one day', () => {
  const seen = vi.fn<(day: string) => void>();
  function Day() {
    const [day, setDay] = useState(TODAY);
    const onChange = (to: string) => {
      seen(to);
      setDay(to);
    };
    return <DayPicker label="Business day" value={day} onChange={onChange} today={TODAY} words={words.day} />;
  }

  it('goes back, forward and to today, but not past today', async () => {
    render(<Day />);
    expect(screen.getByRole('button', { name: 'The day after' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'The day before' }));
    await user.click(screen.getByRole('button', { name: 'The day before' }));
    expect(input('Business day').value).toBe('2026-11-19');
    await user.click(screen.getByRole('button', { name: 'The day after' }));
    expect(input('Business day').value).toBe('2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(input('Business day').value).toBe(TODAY);
  });

  it('reports no incomplete date and none after the last, and shows the day again on blur', () => {
    render(<Day />);
    seen.mockClear();
    for (const text of ['', '0002-11-20', '2026-11-22']) type('Business day', text);
    expect(seen).not.toHaveBeenCalled();
    fireEvent.blur(input('Business day'));
    expect(input('Business day').value).toBe(TODAY);
    type('Business day', '2026-11-02');
    expect(seen).toHaveBeenCalledExactlyOnceWith('2026-11-02');
  });
});

it('an optional day can be empty', () => {
  const seen = vi.fn<(day: string | null) => void>();
  render(<OptionalDayField label="Business day" value={TODAY} onChange={seen} />);
  type('Business day', '');
  expect(seen).toHaveBeenCalledExactlyOnceWith(null);
});

it('one month goes back over the year, but not past the last', async () => {
  function Month() {
    const [month, setMonth] = useState('2026-01');
    return <MonthPicker label="Month" value={month} onChange={setMonth} max="2026-01" words={words.month} />;
  }
  render(<Month />);
  expect(screen.getByRole('button', { name: 'The month after' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'The month before' }));
  expect(input('Month').value).toBe('2025-12');
  type('Month', '2026-02');
  fireEvent.blur(input('Month'));
  expect(input('Month').value).toBe('2025-12');
});

it('a period is chosen by its name, which shows its days, or by its first and last day', async () => {
  const seen = vi.fn<(choice: PeriodChoice) => void>();
  function Period() {
    const [choice, setChoice] = useState<PeriodChoice>('today');
    const onChange = (to: PeriodChoice) => {
      seen(to);
      setChoice(to);
    };
    return <PeriodPicker value={choice} onChange={onChange} today={TODAY} words={words.period} />;
  }
  render(<Period />);
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(screen.getByRole('option', { name: 'This financial year' }));
  expect(seen).toHaveBeenLastCalledWith('this-financial-year');
  expect(screen.getByText(/1 Apr 2026 ?– ?31 Mar 2027/)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(screen.getByRole('option', { name: 'From – to' }));
  expect(input('From').value).toBe('2026-04-01');
  type('To', '2026-05-31');
  expect(seen).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2026-05-31' });
  type('From', '2026-06-01');
  expect(seen).toHaveBeenLastCalledWith({ from: '2026-06-01', to: '2026-06-01' });
});
