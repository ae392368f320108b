import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isHandingOver, useHold, useLocation, useNavigate, useSearchParams } from './address.ts';
import { Link, Navigate } from './link.tsx';
import { OwnRouter } from './own-router.tsx';

const isOwn = (pathname: string) => pathname.startsWith('/own');
const reload = vi.fn<() => void>();

beforeEach(() => {
  history.replaceState(null, '', '/own/first');
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
/** The page is still there after all. */
const stay = () => act(() => void dispatchEvent(new Event('pageshow')));
afterEach(() => {
  stay();
  cleanup();
  vi.restoreAllMocks();
});

const drawn = vi.fn<(page: string) => void>();
let go: ReturnType<typeof useNavigate>;
const keepGo = (steps: typeof go) => {
  go = steps;
};
function Here() {
  const { pathname, search, state } = useLocation();
  keepGo(useNavigate());
  drawn(pathname);
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}
const here = () => screen.getByText(/^\//).textContent;
const show = (more: React.ReactNode = null) =>
  render(
    <OwnRouter isOwn={isOwn} between={<p role="status">between</p>}>
      <Here />
      {more}
    </OwnRouter>,
  );
/** The browser's own step back or forward, until the page has heard of it. */
const step = (by: number) =>
  act(async () => {
    const heard = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await heard;
  });

it('goes to pages of its program, and back, with what was given', async () => {
  show();
  expect(here()).toBe('/own/first null');
  act(() => void go('/own/second?x=1', { state: { from: 'here' } }));
  expect(here()).toBe('/own/second?x=1 {"from":"here"}');
  expect(history.state).toMatchObject({ idx: 1, usr: { from: 'here' } });
  act(() => void go('?x=2', { replace: true }));
  expect(here()).toBe('/own/second?x=2 null');
  expect(history.state).toMatchObject({ idx: 1, usr: null });
  await step(-1);
  expect(here()).toBe('/own/first null');
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the page on screen while the next one loads, and says so', async () => {
  const chunk = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Slow = lazy(() => chunk.promise);
  const Pages = () => (useLocation().pathname === '/own/slow' ? <Slow /> : <p>the first page</p>);
  show(
    <Suspense fallback={<p>an empty page</p>}>
      <Pages />
    </Suspense>,
  );
  await act(async () => void go('/own/slow'));
  expect(screen.getByText('the first page')).toBeTruthy();
  expect(screen.getByRole('status')).toBeTruthy();
  await act(async () => chunk.resolve({ default: () => <p>the slow page</p> }));
  expect(screen.getByText('the slow page')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('draws at once where it is asked to', () => {
  show();
  act(() => {
    void go('/own/second', { flushSync: true });
    expect(here()).toBe('/own/second null');
  });
});

it('reads and writes the query, and draws nothing twice', () => {
  function Query() {
    const [search, setSearch] = useSearchParams();
    return (
      <>
        <button
          type="button"
          onClick={() => setSearch({ table: search.get('table') === null ? 'F1-T01' : 'F1-T02' })}
        >
          table
        </button>
        <button
          type="button"
          onClick={() =>
            setSearch((from) => {
              const rest = new URLSearchParams(from);
              rest.delete('table');
              return rest;
            })
          }
        >
          none
        </button>
      </>
    );
  }
  show(<Query />);
  drawn.mockClear();
  fireEvent.click(screen.getByText('table'));
  expect(here()).toBe('/own/first?table=F1-T01 null');
  fireEvent.click(screen.getByText('table'));
  expect(here()).toBe('/own/first?table=F1-T02 null');
  fireEvent.click(screen.getByText('none'));
  expect(location.href).toMatch(/\/own\/first$/);
  expect(drawn).toHaveBeenCalledTimes(3);
});

it('leads a link within the program, and leaves others to the browser', () => {
  show(
    <>
      <Link to="/own/second">inside</Link>
      <Link to="/own/second" target="_blank">
        beside
      </Link>
      <Link to="https://other.example/">outside</Link>
    </>,
  );
  const isLeftToBrowser = (text: string, keys = {}): boolean => {
    let isLeft = false;
    const follow = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', follow, { once: true });
    fireEvent.click(screen.getByText(text), keys);
    return isLeft;
  };
  expect(isLeftToBrowser('beside')).toBe(true);
  expect(isLeftToBrowser('outside')).toBe(true);
  expect(isLeftToBrowser('inside', { ctrlKey: true })).toBe(true);
  expect(here()).toBe('/own/first null');
  expect(isLeftToBrowser('inside')).toBe(false);
  expect(here()).toBe('/own/second null');
  expect(history.state).toMatchObject({ idx: 1 });
  // A link to where the person is adds no step.
  fireEvent.click(screen.getByText('inside'));
  expect(history.state).toMatchObject({ idx: 1 });
});

it('loads another program’s page with what is given to it, by a step, a link, and back', async () => {
  show(<Link to="/other?a=1">away</Link>);
  fireEvent.click(screen.getByText('away'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isHandingOver()).toBe(true);
  expect(location.pathname + location.search).toBe('/other?a=1');
  expect(here()).toBe('/own/first null');
  stay();
  cleanup();

  // The other program comes back to a page of this one, and the person goes back from it.
  history.pushState({ usr: null, key: 'k', idx: 2 }, '', '/own/second');
  show();
  await step(-1);
  expect(reload).toHaveBeenCalledTimes(2);
  stay();
  cleanup();

  history.replaceState(null, '', '/own/first');
  show(<Navigate to="/login" state={{ from: '/own/first' }} />);
  expect(reload).toHaveBeenCalledTimes(3);
  expect(history.state).toMatchObject({ usr: { from: '/own/first' } });
});

it('says that another program loads, takes no taps meanwhile, and goes on where the load was stopped', () => {
  vi.useFakeTimers();
  try {
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    render(
      <OwnRouter isOwn={isOwn} between={<p role="status">between</p>}>
        <Here />
      </OwnRouter>,
      { container: root },
    );
    act(() => void go('/other', { state: 'given' }));
    expect(root.inert).toBe(true);
    expect(root.contains(screen.getByRole('status'))).toBe(false);
    // Nothing else decides where the next program begins.
    act(() => void go('/login', { state: 'else' }));
    expect(location.pathname).toBe('/other');
    expect(history.state).toMatchObject({ usr: 'given' });
    expect(reload).toHaveBeenCalledTimes(1);

    act(() => void vi.advanceTimersByTime(10_000));
    expect(isHandingOver()).toBe(false);
    expect(root.inert).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void go('/own/second'));
    expect(here()).toBe('/own/second null');
    root.remove();
  } finally {
    vi.useRealTimers();
  }
});

it('holds a step until the person has answered, also the browser’s back', async () => {
  let holds = true;
  const asked = vi.fn<(to: string, isLoad: boolean) => void>();
  function Holding() {
    const held = useHold(({ pathname }, isLoad) => {
      asked(pathname, isLoad);
      return holds;
    });
    return held === null ? null : (
      <>
        <button type="button" onClick={held.proceed}>
          leave
        </button>
        <button type="button" onClick={held.reset}>
          stay
        </button>
      </>
    );
  }
  history.pushState({ usr: null, key: 'k', idx: 1 }, '', '/own/second');
  show(<Holding />);
  act(() => void go('/other'));
  expect(asked).toHaveBeenLastCalledWith('/other', true);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('stay'));
  expect(screen.queryByText('stay')).toBeNull();
  expect(location.pathname).toBe('/own/second');

  act(() => void go('/own/third'));
  fireEvent.click(screen.getByText('leave'));
  expect(here()).toBe('/own/third null');

  await step(-1);
  await screen.findByText('leave');
  expect(here()).toBe('/own/third null');
  await vi.waitFor(() => expect(location.pathname).toBe('/own/third'));
  fireEvent.click(screen.getByText('leave'));
  await screen.findByText('/own/second null');
  holds = false;
  await step(-1);
  expect(here()).toBe('/own/first null');
});
