import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Weeks = ({ name }: { readonly name: string }) => <p>The weeks of {name}</p>;
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

class Page extends Component<{ readonly children: ReactNode }, { readonly fault: string }> {
  override state = { fault: '' };

  static getDerivedStateFromError({ message }: Error) {
    return { fault: message };
  }

  override render() {
    return this.state.fault === '' ? this.props.children : `The page is down: ${this.state.fault}`;
  }
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows what stands for it while it loads, and then the part', async () => {
  const Part = lazyPart(() => Promise.resolve(Weeks));
  render(<Part name="Annapurna" stands={{ waiting: <p>Waiting</p> }} />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText('The weeks of Annapurna')).toBeTruthy();
});

it('says that it was not loaded, keeps the rest of the page, and loads it anew when asked', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Weeks>>().mockImplementation(offline);
  const Part = lazyPart(load);
  render(
    <Page>
      <p>The rest</p>
      <Part name="Annapurna" />
    </Page>,
  );
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockResolvedValue(Weeks);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The weeks of Annapurna')).toBeTruthy();
  expect(screen.getByText('The rest')).toBeTruthy();
  cleanup();
  render(<Part name="Bhojanalaya" />);
  expect(screen.getByText('The weeks of Bhojanalaya')).toBeTruthy();
});

it('loads anew by itself when the network returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Weeks>>().mockImplementation(offline);
  const Part = lazyPart(load);
  render(<Part name="Annapurna" />);
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  load.mockResolvedValue(Weeks);
  fireEvent(globalThis.window, new Event('online'));
  expect(await screen.findByText('The weeks of Annapurna')).toBeTruthy();
});

it('starts the page again when it fails once more with a network, because a browser may not ask for it twice', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const load = vi.fn<() => Promise<typeof Weeks>>().mockImplementation(offline);
  const Part = lazyPart(load);
  render(<Part name="Annapurna" stands={{ waiting: <p>Waiting</p> }} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(again);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByText('Waiting')).toBeTruthy();
});

it('shows nothing in place of a part that the page does not miss', async () => {
  const Part = lazyPart<object>(offline);
  render(
    <Page>
      <p>The rest</p>
      <Part stands={{ waiting: <p>Waiting</p>, failed: null }} />
    </Page>,
  );
  await vi.waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The rest')).toBeTruthy();
});

it('leaves a fault of the part itself to the page', async () => {
  const Part = lazyPart(() =>
    Promise.resolve(() => {
      throw new RangeError('no such week');
    }),
  );
  render(
    <Page>
      <Part />
    </Page>,
  );
  expect(await screen.findByText('The page is down: no such week')).toBeTruthy();
});

it('goes on waiting when nothing came, because the page is about to start again', async () => {
  const load = vi.fn<() => Promise<typeof Weeks>>().mockResolvedValue(undefined as never);
  const Part = lazyPart(load);
  render(
    <Page>
      <Part name="Annapurna" stands={{ waiting: <p>Waiting</p> }} />
    </Page>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Waiting')).toBeTruthy();
});
