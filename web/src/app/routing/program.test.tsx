import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { common } from '../../messages/shared/common/en.ts';
import { titleOf } from '../../messages/shared/routes/en.ts';
import { Link } from '../../ui/shared/address/link.tsx';
import { floorPageAt } from './floor-area.tsx';
import { frontPageAt } from './front-program.tsx';
import { Page, Program } from './program.tsx';

/** The messages to the server's log: each fault, and the page. */
const sent: unknown[] = [];

beforeEach(() => {
  history.replaceState(null, '', href('captain'));
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { data } = JSON.parse(body) as { data: { input: { message: string; route: string } } };
    sent.push([data.input.message, data.input.route]);
    return new Response('{}');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let fails = false;
function Tables() {
  if (fails) throw new Error('a table without a name');
  return <p>the tables</p>;
}
const Tickets = () => <p>the tickets</p>;
const frames = vi.fn<() => void>();
function Frame({ children }: { readonly children: React.ReactNode }) {
  frames();
  return (
    <>
      <Link to={href('captain')}>captain</Link>
      <Link to={`${href('captain')}?table=F1-T01`}>table</Link>
      <Link to={href('kitchen')}>kitchen</Link>
      {children}
    </>
  );
}
const pages = { captain: Tables, kitchen: Tickets, device: Tickets };
const draw = (name: keyof typeof pages) => (
  <Frame>
    <Page key={name} name={name} page={pages[name]} />
  </Frame>
);

it('draws the page of the address under its title, and nothing of its frame for a step within it', () => {
  render(<Program pageAt={floorPageAt} draw={draw} />);
  expect(screen.getByText('the tables')).toBeTruthy();
  expect(document.title).toBe(titleOf('captain'));
  frames.mockClear();
  fireEvent.click(screen.getByText('table'));
  expect(frames).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('kitchen'));
  expect(screen.getByText('the tickets')).toBeTruthy();
  expect(document.title).toBe(titleOf('kitchen'));
});

it('keeps the frame of a page that fails, reports it once, and draws the next place anew', async () => {
  fails = true;
  render(<Program pageAt={floorPageAt} draw={draw} />);
  expect(screen.getByRole('alert').textContent).toContain(common.somethingWrong);
  expect(sent).toEqual([['Error: a table without a name', 'captain']]);
  expect(screen.getByText('kitchen')).toBeTruthy();
  fails = false;
  await act(async () => fireEvent.click(screen.getByText('table')));
  expect(screen.getByText('the tables')).toBeTruthy();
});

it.each([
  ['/dashboard/captain', 'captain', null],
  ['/dashboard/kitchen/', 'kitchen', null],
  ['/device', 'device', null],
  ['/dashboard', null, null],
  ['/', null, 'landing'],
  ['/login/', null, 'login'],
  ['/nowhere', null, null],
])('%s belongs to the program of its audience', (pathname, floor, front) => {
  expect(floorPageAt(pathname)).toBe(floor);
  expect(frontPageAt(pathname)).toBe(front);
});
