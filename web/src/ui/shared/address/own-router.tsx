import { useEffect, useMemo, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { holders, isHandingOver, PlaceContext, setHandingOver, StepsContext } from './address.ts';
import type { Going, Holder, Place, Steps } from './address.ts';

/** The browser's entry of each place in its history, in React Router's form, so that either finds the other's. */
interface Kept {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

const kept = (): Partial<Kept> => (history.state as Partial<Kept> | null) ?? {};
const indexNow = (): number => kept().idx ?? 0;

function placeNow(): Place {
  const { pathname, search, hash } = globalThis.location;
  const { usr = null, key = 'default' } = kept();
  return { pathname, search, hash, state: usr, key };
}

/** Returns the place of an address, which may be only a query. */
function placeOf(to: string, state: unknown): Place {
  const { pathname, search, hash } = new URL(to, globalThis.location.href);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

const NOWHERE = { search: '', hash: '', state: null, key: 'default' } as const;

const addressOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** ms. A page that is still there has not been replaced: the person has stopped the load, or no network answers. */
const LONGEST_LOAD = 10_000;

/**
 * Starts the program of the browser's current address, with the data in the history. `tell` hears that this program
 * ends, or that it goes on after all.
 */
function handOver(tell: (isOver: boolean) => void): void {
  const set = (isOver: boolean) => {
    setHandingOver(isOver);
    tell(isOver);
  };
  const goOn = () => {
    clearTimeout(timer);
    removeEventListener('pageshow', goOn);
    set(false);
  };
  set(true);
  globalThis.location.reload();
  const timer = setTimeout(goOn, LONGEST_LOAD);
  // The browser shows the page again as it was.
  addEventListener('pageshow', goOn);
}

interface OwnSteps {
  readonly steps: Steps;
  /** Follows the browser's history; returns a function that ends it. */
  readonly follow: () => () => void;
}

/** Makes a program's steps. `draw` shows an own place, at once or not; `tellOver` hears of another program's load. */
function stepsOf(
  isOwn: (pathname: string) => boolean,
  draw: (place: Place, atOnce: boolean) => void,
  tellOver: (isOver: boolean) => void,
): OwnSteps {
  const { hold, stopping } = holders();
  let index = 0;
  let isAgreed = false;
  let isUndone = false;

  const show = (next: Place, atOnce: boolean) => {
    index = indexNow();
    if (isOwn(next.pathname)) draw(next, atOnce);
    else handOver(tellOver);
  };
  const holderOf = (next: Place): Holder | undefined => stopping(next, !isOwn(next.pathname));

  const go = (to: string, { replace = false, state = null, flushSync: atOnce = false }: Going = {}) => {
    // The next program begins at the place that was given first.
    if (isHandingOver()) return;
    const next = placeOf(to, state);
    const move = () => {
      const entry: Kept = { usr: state, key: next.key, idx: indexNow() + (replace ? 0 : 1) };
      if (replace) history.replaceState(entry, '', addressOf(next));
      else history.pushState(entry, '', addressOf(next));
      show(next, atOnce);
    };
    const holder = holderOf(next);
    if (holder === undefined) move();
    else holder.onHeld({ proceed: move, reset: () => undefined });
  };

  /** Follows the browser's back and forward. A step that must wait is undone meanwhile. */
  const back = () => {
    if (isUndone) {
      isUndone = false;
      return;
    }
    const next = placeNow();
    const by = indexNow() - index;
    const holder = isAgreed || by === 0 ? undefined : holderOf(next);
    isAgreed = false;
    if (holder === undefined) return show(next, false);
    isUndone = true;
    history.go(-by);
    const again = () => {
      isAgreed = true;
      history.go(by);
    };
    holder.onHeld({ proceed: again, reset: () => undefined });
  };

  const follow = () => {
    const entry: Kept = { usr: null, key: 'default', idx: 0, ...kept() };
    history.replaceState(entry, '');
    index = entry.idx;
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  };
  return { steps: { go, hold }, follow };
}

export interface OwnRouterProps {
  /** True for the pages of this program; for any other the page loads anew. */
  readonly isOwn: (pathname: string) => boolean;
  /** The path with which a build writes the page as HTML; absent in the browser. */
  readonly first?: string | undefined;
  /** Shown beside the page before while the next one loads. */
  readonly between?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The router of a program with few pages, which React Router would make larger by a tenth. While a page's code loads,
 * the earlier page stays on screen.
 */
export function OwnRouter({ isOwn, first, between = null, children }: OwnRouterProps) {
  const [place, setPlace] = useState<Place>(() =>
    first === undefined ? placeNow() : { ...NOWHERE, pathname: first },
  );
  const [isOver, setOver] = useState(false);
  const [isBetween, startTransition] = useTransition();
  const { steps, follow } = useMemo(
    () =>
      stepsOf(
        isOwn,
        (next, atOnce) => {
          if (atOnce) flushSync(() => setPlace(next));
          else startTransition(() => setPlace(next));
        },
        setOver,
      ),
    [isOwn],
  );
  useEffect(follow, [follow]);
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isOver || root === null) return undefined;
    // Taps on the page that is about to end would be lost.
    root.inert = true;
    return () => {
      root.inert = false;
    };
  }, [isOver]);

  return (
    <StepsContext value={steps}>
      <PlaceContext value={place}>
        {children}
        {isBetween && between}
        {isOver && createPortal(between, document.body)}
      </PlaceContext>
    </StepsContext>
  );
}
