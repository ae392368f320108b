import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { useEffect, useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { table as words } from '../../messages/table.ts';
import { dayParam, periodParam } from '../dates/date-params.ts';
import type { PeriodChoice } from '../dates/period.ts';
import { useSearchShortcut } from '../use-search-shortcut.ts';
import {
  asStep,
  choiceParam,
  optionalChoiceParam,
  optionalParam,
  readAddress,
  sortParam,
  textParam,
  useAddressParams,
  writeAddress,
} from './address-params.ts';
import type { Params } from './address-params.ts';
import type { Sort } from './column.ts';
import { COLUMNS, HINDI_NAME, aGuest } from './rows.fixtures.ts';
import type { Guest } from './rows.fixtures.ts';
import { TableActions } from './table-actions.tsx';
import type { Reading } from './table-actions.tsx';
import { tableCsv } from './table-file.ts';
import { TypedSearch } from './typed-search.tsx';
import { useFurtherPages } from './use-further-pages.ts';

vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Asked {
  readonly view: 'live' | 'past';
  readonly type: 'a' | 'b' | null;
  readonly who: string | null;
  readonly day: string | null;
  readonly period: PeriodChoice;
  readonly q: string;
  readonly sort: Sort | null;
}
const PARAMS: Params<Asked> = {
  view: asStep(choiceParam(['live', 'past'], 'live')),
  type: optionalChoiceParam(['a', 'b']),
  who: optionalParam(),
  day: dayParam,
  period: periodParam('this-month'),
  q: textParam,
  sort: sortParam,
};
const BY_DEFAULT: Asked = {
  view: 'live',
  type: null,
  who: null,
  day: null,
  period: 'this-month',
  q: '',
  sort: null,
};

describe('the address', () => {
  const all: Asked = {
    view: 'past',
    type: 'b',
    who: HINDI_NAME,
    day: '2026-11-20',
    period: { from: '2026-04-01', to: '2026-11-20' },
    q: 'INV/26-27 & more',
    sort: { column: 'spent', isDescending: true },
  };

  it('says everything, and reads it back', () => {
    const text = writeAddress(PARAMS, all).toString();
    expect(readAddress(PARAMS, new URLSearchParams(text))).toEqual(all);
  });

  it('leaves defaults out, and keeps what is not its own', () => {
    expect(writeAddress(PARAMS, BY_DEFAULT).toString()).toBe('');
    expect(writeAddress(PARAMS, BY_DEFAULT, new URLSearchParams('tab=x&who=y')).toString()).toBe('tab=x');
  });

  it('that means nothing reads as if it said nothing', () => {
    const text = 'view=x&type=c&day=2026-02-30&period=someday&sort=-';
    expect(readAddress(PARAMS, new URLSearchParams(text))).toEqual(BY_DEFAULT);
  });

  it('goes back over steps, not over filters', async () => {
    function Page() {
      const [, go] = useAddressParams(PARAMS);
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => go({ type: 'a' })}>filter</button>
          <button onClick={() => go({ view: 'past' })}>step</button>
          <button onClick={() => void navigate(-1)}>back</button>
          <output aria-label="address">{useLocation().search}</output>
        </>
      );
    }
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const address = () => screen.getByLabelText('address').textContent;
    await press('filter');
    await press('step');
    expect(address()).toBe('?view=past&type=a');
    await press('back');
    expect(address()).toBe('?type=a');
  });
});

describe('the search', () => {
  it('hands on what is typed a moment later, trimmed, and follows the address', async () => {
    const onChange = vi.fn<(text: string) => void>();
    const search = (value: string) => (
      <TypedSearch label="Find" clearLabel="Clear" value={value} onChange={onChange} />
    );
    const { rerender } = render(search(''));
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), ' dal ');
    expect(onChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('dal'), { timeout: 5_000 });
    rerender(search('roti'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('roti');
  });

  function Field({ name, place }: { readonly name: string; readonly place: 'page' | 'shell' }) {
    const field = useRef<HTMLInputElement>(null);
    useSearchShortcut(field, place);
    return <input ref={field} aria-label={name} />;
  }
  const slash = (init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '/', ...init });
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

  it('is reached by /, the page’s before the shell’s, wherever it stands', () => {
    const { rerender } = render(
      <>
        <Field name="page" place="page" />
        <Field name="shell" place="shell" />
      </>,
    );
    expect(slash()).toBe(false);
    expect(focused()).toBe('page');
    rerender(<Field name="shell" place="shell" />);
    slash();
    expect(focused()).toBe('shell');
  });

  it('leaves / to who types, to shortcuts of the browser, and to an open dialog', () => {
    render(
      <>
        <Field name="page" place="page" />
        <textarea aria-label="note" />
        <div role="dialog">
          <button type="button">In a dialog</button>
        </div>
      </>,
    );
    slash({ ctrlKey: true });
    expect(focused()).toBeNull();
    screen.getByLabelText('note').focus();
    expect(slash()).toBe(true);
    expect(focused()).toBe('note');
    screen.getByRole('button').focus();
    slash();
    expect(focused()).toBeNull();
  });
});

describe('the file and the paper', () => {
  const rows = [
    aGuest({ name: '=HYPERLINK("x")', spent: -12.5 }),
    aGuest({ id: 'g2', name: HINDI_NAME, city: null }),
    aGuest({ id: 'g3', name: 'Rao, "Bunty"\nHyderabad', city: '+91 98', spent: 0 }),
  ];

  it('CSV: a mark for Hindi, all columns, numbers as numbers, no formula', () => {
    const file = tableCsv(COLUMNS, rows);
    expect(file.startsWith('\ufeff')).toBe(true);
    expect(file).toContain('\r\n');
    const { data } = Papa.parse<string[]>(file.slice(1), { skipEmptyLines: true });
    expect(data).toEqual([
      ['Guest', 'City', 'Visits', 'Spent', 'Number'],
      [`'=HYPERLINK("x")`, 'Pune', '3', '-12.5', 'g1'],
      [HINDI_NAME, '', '3', '1250.5', 'g2'],
      ['Rao, "Bunty"\nHyderabad', `'+91 98`, '3', '0', 'g3'],
    ]);
  });

  /** The texts of files that were handed over. */
  function handedOver(): { readonly name: string; readonly text: Promise<string> }[] {
    const files: { name: string; text: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return `blob:${blobs.length}`;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') });
    });
    return files;
  }
  const actions = (props: { sort?: Sort; readAll?: (reading: Reading<Guest>) => React.ReactNode } = {}) => (
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

  it('holds the rows in the order that is shown', async () => {
    const files = handedOver();
    render(actions({ sort: { column: 'spent', isDescending: true } }));
    await user.click(button('Export CSV'));
    expect(files.map(({ name }) => name)).toEqual(['guests.csv']);
    const text = (await files[0]?.text) ?? '';
    const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
    expect(data.slice(1).map((cells) => cells.at(-1))).toEqual(['g2', 'g3', 'g1']);
  });

  it('print: title, whose list it is, and every row', async () => {
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
    expect(print).toHaveBeenCalledOnce();
  });

  it('of a list that is not all here come once it is read to its end', async () => {
    const files = handedOver();
    const readings: Reading<Guest>[] = [];
    function Reader({ reading }: { readonly reading: Reading<Guest> }) {
      useEffect(() => {
        readings.push(reading);
        // oxlint-disable-next-line react-hooks/exhaustive-deps
      }, []);
      return null;
    }
    render(actions({ readAll: (reading) => <Reader reading={reading} /> }));
    expect(readings).toHaveLength(0);
    await user.click(button('Export CSV'));
    expect(button('Preparing…')).toHaveProperty('disabled', true);
    act(() => readings[0]?.onFailed());
    expect(screen.getByRole('alert').textContent).toBe(words.couldNotPrepare);
    await user.click(button('Export CSV'));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => readings[1]?.onRows([aGuest(), aGuest({ id: 'older' })]));
    expect(await files[0]?.text).toContain('older');
    expect(button('Export CSV')).toHaveProperty('disabled', false);
  });
});

describe('pages of a server', () => {
  const page = (from: number) => Array.from({ length: 2 }, (_, n) => `i${from + n}`);
  const cursorAfter = (items: readonly string[]) => (items.length < 2 ? null : (items.at(-1) ?? null));
  const begin = (question = 'all', first: readonly string[] = page(0)) =>
    renderHook(
      (props: { question: string; first: readonly string[] }) =>
        useFurtherPages({ ...props, idOf: (item) => item, cursorAfter }),
      { initialProps: { question, first } },
    );

  it('come one after another, each from where the one before ended, until one is not full', () => {
    const { result } = begin();
    expect(result.current).toMatchObject({ items: ['i0', 'i1'], more: 'ready', asked: [] });
    act(() => result.current.onMore());
    expect(result.current).toMatchObject({ more: 'loading', asked: [{ index: 0, after: 'i1' }] });
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: page(2) }));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2', 'i3'], more: 'ready' });
    act(() => result.current.onMore());
    act(() => result.current.asked[1]?.onPage(1, { state: 'ready', items: ['i4'] }));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2', 'i3', 'i4'], more: 'none' });
  });

  it('stay while a newer one is on its way, and show nothing twice', () => {
    const { result, rerender } = begin();
    act(() => result.current.onMore());
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: page(2) }));
    // i0 went: the first page takes i2 from the second.
    rerender({ question: 'all', first: ['i1', 'i2'] });
    expect(result.current.asked[0]?.after).toBe('i2');
    act(() => result.current.asked[0]?.onPage(0, { state: 'loading' }));
    expect(result.current.items).toEqual(['i1', 'i2', 'i3']);
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: ['i3', 'i4'] }));
    expect(result.current.items).toEqual(['i1', 'i2', 'i3', 'i4']);
  });

  it('say that one failed, and begin anew with another question', () => {
    const { result, rerender } = begin();
    act(() => result.current.onMore());
    act(() => result.current.asked[0]?.onPage(0, { state: 'failed' }));
    expect(result.current.more).toBe('failed');
    rerender({ question: 'other', first: ['i8', 'i9'] });
    expect(result.current).toMatchObject({ items: ['i8', 'i9'], more: 'ready', asked: [] });
  });
});
