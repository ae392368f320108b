import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as words } from '../../messages/shared/table/en.ts';
import type { Sort } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';
import { COLUMNS, HINDI_NAME, LONG_NAME, aGuest, guests } from './rows.fixtures.ts';
import type { Guest } from './rows.fixtures.ts';

vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const idOf = ({ id }: Guest) => id;

function Where() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}
function Guests({ sort: first = null, ...props }: Partial<DataTableProps<Guest>>) {
  const [sort, setSort] = useState<Sort | null>(first);
  return (
    <DataTable
      label="Guests"
      columns={COLUMNS}
      rows={[]}
      rowId={idOf}
      words={words}
      sort={sort}
      onSort={setSort}
      rowTo={({ id }) => `/guests/${id}`}
      empty={<p>No guest yet</p>}
      {...props}
    />
  );
}
const show = (props: Partial<DataTableProps<Guest>>) =>
  render(
    <MemoryRouter>
      <Guests {...props} />
      <Where />
    </MemoryRouter>,
  );
const list = () => screen.getByRole('table', { name: 'Guests' });
const names = () =>
  within(list())
    .getAllByRole('link')
    .map((link) => link.textContent);
const head = (name: string) => within(list()).getByRole('columnheader', { name });
const press = (name: string) => user.click(within(head(name)).getByRole('button'));

/** Sets a size in px, because happy-dom has no layout. */
const size = (property: 'clientWidth' | 'offsetHeight', px: number) =>
  vi.spyOn(HTMLElement.prototype, property, 'get').mockReturnValue(px);

beforeEach(() => {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('rows', () => {
  it('stand in a table with heads, a row header each, and right-aligned amounts', () => {
    show({ rows: [aGuest()] });
    const row = within(screen.getByRole('row', { name: /Meera Rao/ }));
    expect(row.getByRole('rowheader').textContent).toBe('Meera Rao');
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Pune', '3', '₹1,250.5']);
    expect(row.getByText('₹1,250.5').dataset['align']).toBe('end');
    expect(within(list()).queryByText('Number')).toBeNull();
  });

  it('accept a very long name, Hindi and empty values', () => {
    show({ rows: [aGuest({ id: 'a', name: LONG_NAME }), aGuest({ id: 'b', name: HINDI_NAME, city: null })] });
    expect(names()).toEqual([LONG_NAME, HINDI_NAME]);
  });

  it('open by a callback when they have no address', async () => {
    const onOpen = vi.fn<(guest: Guest) => void>();
    render(
      <DataTable
        label="Guests"
        columns={COLUMNS}
        rows={[aGuest()]}
        rowId={idOf}
        words={words}
        onOpen={onOpen}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Meera Rao' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(aGuest());
  });
});

describe('the order', () => {
  const rows = [
    aGuest({ id: 'a', name: 'Table 10', city: null, spent: 20 }),
    aGuest({ id: 'b', name: 'Table 9', city: 'Pune', spent: 300 }),
    aGuest({ id: 'c', name: 'अनुष्का', city: 'Agra', spent: 100 }),
  ];

  it('is ascending, descending, and then as the rows came', async () => {
    show({ rows });
    expect(head('Guest').getAttribute('aria-sort')).toBe('none');
    await press('Guest');
    expect(names()).toEqual(['Table 9', 'Table 10', 'अनुष्का']);
    expect(head('Guest').getAttribute('aria-sort')).toBe('ascending');
    await press('Guest');
    expect(names()).toEqual(['अनुष्का', 'Table 10', 'Table 9']);
    expect(head('Guest').getAttribute('aria-sort')).toBe('descending');
    await press('Guest');
    expect(names()).toEqual(['Table 10', 'Table 9', 'अनुष्का']);
  });

  it('begins with the largest amount, and puts unknown values last', async () => {
    show({ rows });
    await press('Spent');
    expect(names()).toEqual(['Table 9', 'अनुष्का', 'Table 10']);
    await press('City');
    expect(names()).toEqual(['अनुष्का', 'Table 9', 'Table 10']);
    await press('City');
    expect(names()).toEqual(['Table 9', 'अनुष्का', 'Table 10']);
  });

  it('is the server’s when the server sorts, and is requested from it', async () => {
    const onSort = vi.fn<(sort: Sort | null) => void>();
    show({ rows, isServerSorted: true, sort: { column: 'name', isDescending: false }, onSort });
    expect(names()).toEqual(['Table 10', 'Table 9', 'अनुष्का']);
    await press('Guest');
    expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'name', isDescending: true });
  });

  it('of an unknown column is ignored; a column without a value has no button', () => {
    show({ rows, sort: { column: 'nonsense', isDescending: true } });
    expect(names()).toEqual(['Table 10', 'Table 9', 'अनुष्का']);
    expect(within(head('Visits')).queryByRole('button')).toBeNull();
    expect(head('Visits').hasAttribute('aria-sort')).toBe(false);
  });
});

describe('keys', () => {
  it('Tab reaches one row; arrows, Home and End move; Enter opens', async () => {
    show({ rows: guests(20) });
    const link = (n: number) => screen.getByRole('link', { name: `Guest ${n}` });
    expect(names().length).toBe(20);
    expect([...list().querySelectorAll('tbody [tabindex="0"]')]).toEqual([link(1)]);
    link(1).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(link(2));
    await user.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(link(20));
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(link(1));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('address').textContent).toBe('/guests/g1');
    expect(list().getAttribute('aria-describedby')).toBe(screen.getByText(words.keys).id);
  });
});

describe('500 rows', () => {
  it('are in the page one screenful at a time, are counted, and End reaches the last', async () => {
    size('offsetHeight', 57);
    show({ rows: guests(500) });
    expect(names().length).toBeLessThan(60);
    expect(list().getAttribute('aria-rowcount')).toBe('501');
    expect(screen.getByRole('row', { name: /^Guest 3 / }).getAttribute('aria-rowindex')).toBe('4');
    screen.getByRole('link', { name: 'Guest 1' }).focus();
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Guest 500');
    expect(scrollTo).toHaveBeenCalled();
    expect(names().length).toBeLessThan(60);
  });

  it('show in steps when the page asks for steps', async () => {
    show({ rows: guests(70), pageSize: 50 });
    expect(names()).toHaveLength(50);
    expect(list().getAttribute('aria-rowcount')).toBe('71');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(70);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('of a server load on a press, without a total', async () => {
    const onMore = vi.fn<() => void>();
    show({ rows: guests(50), more: { state: 'ready', onMore } });
    expect(list().getAttribute('aria-rowcount')).toBe('-1');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('of a server load by themselves near the end', () => {
    const onMore = vi.fn<() => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly see: IntersectionObserverCallback;
        constructor(see: IntersectionObserverCallback) {
          this.see = see;
        }
        observe() {
          this.see([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
        }
        disconnect = () => undefined;
      },
    );
    show({ rows: guests(50), more: { state: 'ready', onMore, isAutomatic: true } });
    vi.unstubAllGlobals();
    expect(onMore).toHaveBeenCalledOnce();
  });

  it.each([
    ['loading', () => screen.getByRole('status', { name: words.loadingMore })],
    ['failed', () => screen.getByRole('alert')],
  ] as const)('say that the rest is %s', (state, found) => {
    show({ rows: guests(50), more: { state, onMore: () => undefined } });
    expect(found()).toBeTruthy();
    expect(names()).toHaveLength(50);
  });

  it('can be asked for again when the rest failed', async () => {
    const onMore = vi.fn<() => void>();
    show({ rows: guests(50), more: { state: 'failed', onMore } });
    await user.click(screen.getByRole('button', { name: words.more }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('a phone', () => {
  it('shows cards: no heads, the necessary labels, and a choice of the order', async () => {
    size('clientWidth', 360);
    show({ rows: [aGuest(), aGuest({ id: 'g2', name: HINDI_NAME, spent: 9_000 })] });
    expect(within(list()).queryByRole('columnheader')).toBeNull();
    const row = within(screen.getByRole('row', { name: /Meera Rao/ }));
    const [city] = row.getAllByText('Pune');
    expect(city?.dataset).toMatchObject({ card: 'secondary', label: 'City' });
    expect(row.getByRole('rowheader').dataset['card']).toBe('title');
    expect(row.getByText('₹1,250.5').dataset['card']).toBe('amount');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Spent, descending');
    expect(names()).toEqual([HINDI_NAME, 'Meera Rao']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'As listed');
    expect(names()).toEqual(['Meera Rao', HINDI_NAME]);
  });

  it('has the cells of a card in the order in which they are drawn, and none that a card hides', () => {
    size('clientWidth', 360);
    show({ rows: [aGuest()] });
    const row = within(screen.getByRole('row', { name: /Meera Rao/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['₹1,250.5', 'Pune']);
  });

  it('shows a table when there is room', () => {
    size('clientWidth', 700);
    show({ rows: [aGuest()] });
    expect(head('Guest')).toBeTruthy();
    cleanup();
    show({ rows: [aGuest()], cardsBelow: 760 });
    expect(within(list()).queryByRole('columnheader')).toBeNull();
  });
});

describe('states', () => {
  it('loading: grey rows below the real heads', () => {
    show({ status: 'loading' });
    const status = screen.getByRole('status', { name: words.loading });
    expect(status.querySelectorAll('thead th')).toHaveLength(4);
    expect(status.querySelectorAll('tbody tr').length).toBeGreaterThan(3);
  });

  it('empty, nothing fits, failed: the page’s own words', () => {
    const said = { nothingFits: <p>No guest is like that</p>, failed: <p>Could not be loaded</p> };
    show(said);
    expect(screen.getByText('No guest yet')).toBeTruthy();
    cleanup();
    show({ ...said, isFiltered: true });
    expect(screen.getByText('No guest is like that')).toBeTruthy();
    cleanup();
    show({ ...said, rows: [aGuest()], status: 'failed' });
    expect(screen.getByText('Could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
