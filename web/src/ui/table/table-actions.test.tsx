import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloads } from '../shared/downloads.fixtures.ts';
import { table as words } from '../../messages/shared/table/en.ts';
import type { Sort } from './column.ts';
import { COLUMNS, HINDI_NAME, aGuest } from './rows.fixtures.ts';
import type { Guest } from './rows.fixtures.ts';
import { TableActions } from './table-actions.tsx';

/** ms; it takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the file and the paper', () => {
  const rows = [
    aGuest({ name: '=HYPERLINK("x")', spent: -12.5 }),
    aGuest({ id: 'g2', name: HINDI_NAME, city: null }),
    aGuest({ id: 'g3', name: 'Rao, "Bunty"\nHyderabad', city: '+91 98', spent: 0 }),
  ];

  it('CSV: all columns, numbers as numbers', async () => {
    const files = downloads();
    render(actions());
    await user.click(button('Export CSV'));
    const { data } = Papa.parse<string[]>((await files[0]?.text) ?? '', { skipEmptyLines: true });
    expect(data.map((cells) => cells.map((cell) => cell.replace('\ufeff', '')))).toEqual([
      ['Guest', 'City', 'Visits', 'Spent', 'Number'],
      [`'=HYPERLINK("x")`, 'Pune', '3', '-12.5', 'g1'],
      [HINDI_NAME, '', '3', '1250.5', 'g2'],
      ['Rao, "Bunty"\nHyderabad', `'+91 98`, '3', '0', 'g3'],
    ]);
  });

  const actions = (props: { sort?: Sort; readAll?: () => Promise<readonly Guest[]> } = {}) => (
    <TableActions
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      title="Guests"
      lines={(all) => ['Spice Route', `${all.length} guests`]}
      fileName="guests.csv"
      words={words}
      {...props}
    />
  );
  const button = (name: string) => screen.getByRole('button', { name });

  it('holds the rows in the shown order', async () => {
    const files = downloads();
    render(actions({ sort: { column: 'spent', isDescending: true } }));
    await user.click(button('Export CSV'));
    expect(files.map(({ name }) => name)).toEqual(['guests.csv']);
    const text = (await files[0]?.text) ?? '';
    const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
    expect(data.slice(1).map((cells) => cells.at(-1))).toEqual(['g2', 'g3', 'g1']);
  });

  it('print: title, subtitle lines, and every row', async () => {
    const print = vi.fn<() => void>(() => {
      const sheet = document.querySelector('[data-printed]');
      expect(sheet?.querySelector('h1')?.textContent).toBe('Guests');
      expect(sheet?.textContent).toContain('3 guests');
      expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(3);
      expect(sheet?.textContent).toContain(HINDI_NAME);
    });
    vi.stubGlobal('print', print);
    render(actions());
    await user.click(button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('print: no column that is for the CSV file only', async () => {
    const print = vi.fn<() => void>(() => {
      const heads = [...document.querySelectorAll('[data-printed] th[scope="col"]')];
      expect(heads.map(({ textContent }) => textContent)).toEqual(['Guest', 'City', 'Visits', 'Spent']);
    });
    vi.stubGlobal('print', print);
    const columns = COLUMNS.map(({ isFileOnly, ...column }) => ({
      ...column,
      isCsvOnly: isFileOnly === true,
    }));
    render(<TableActions {...actions().props} columns={columns} />);
    await user.click(button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('of a list that is not all here wait until it is read to the end', async () => {
    const files = downloads();
    const readings: PromiseWithResolvers<readonly Guest[]>[] = [];
    const readAll = () => {
      const reading = Promise.withResolvers<readonly Guest[]>();
      readings.push(reading);
      return reading.promise;
    };
    render(actions({ readAll }));
    expect(readings).toHaveLength(0);
    await user.click(button('Export CSV'));
    expect(button('Preparing…')).toHaveProperty('disabled', true);
    readings[0]?.reject(new Error('offline'));
    expect((await screen.findByRole('alert')).textContent).toBe(words.couldNotPrepare);
    await user.click(button('Export CSV'));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => readings[1]?.resolve([aGuest(), aGuest({ id: 'older' })]));
    expect(await files[0]?.text).toContain('older');
    expect(button('Export CSV')).toHaveProperty('disabled', false);
  });
});
