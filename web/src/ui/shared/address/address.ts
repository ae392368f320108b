import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

/** A page's address and its state; of the same shape as React Router's location. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export interface Going {
  /** Leaves no entry for the current place in the browser's history. */
  readonly replace?: boolean;
  /** Given to the page, and kept in the browser's history. */
  readonly state?: unknown;
  /** Draws the new place at once, and not in slices between other work. */
  readonly flushSync?: boolean;
}

/** A step that waits until the person has answered. */
export interface Held {
  readonly proceed: () => void;
  readonly reset: () => void;
}

export interface Holder {
  /** True for a step that must wait. `isLoad`: the page's program ends with the step, and another one starts. */
  readonly asks: (to: Place, isLoad: boolean) => boolean;
  readonly onHeld: (held: Held) => void;
}

/** How the pages of a program move on. React Router stands behind it, or `OwnRouter`; it stays the same object. */
export interface Steps {
  readonly go: (to: string, how?: Going) => void | Promise<void>;
  /** Lets a holder stop steps; returns a function that ends it. */
  readonly hold: (holder: Holder) => () => void;
}

/** The place on the screen. */
export const PlaceContext = createContext<Place | null>(null);
export const StepsContext = createContext<Steps | null>(null);

function given<T>(value: T | null): T {
  if (value === null) throw new Error('no router');
  return value;
}

export const useLocation = (): Place => given(use(PlaceContext));

const useSteps = (): Steps => given(use(StepsContext));

export const useNavigate = (): Steps['go'] => useSteps().go;

type Search = URLSearchParams | Readonly<Record<string, string>> | [string, string][];

/** The query of the address, and a function that goes to the same page with another. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (to: Search | ((from: URLSearchParams) => Search), how?: Going) => void,
] {
  const { search } = useLocation();
  const go = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (to: Search | ((from: URLSearchParams) => Search), how?: Going) => {
      const wanted = new URLSearchParams(typeof to === 'function' ? to(params) : to);
      void go(`?${wanted}`, how);
    },
    [go, params],
  );
  return [params, set];
}

/** Returns the step that `asks` has stopped; null for none. */
export function useHold(asks: Holder['asks']): Held | null {
  const { hold } = useSteps();
  const [held, setHeld] = useState<Held | null>(null);
  const ask = useEffectEvent(asks);
  useEffect(() => hold({ asks: (to, isLoad) => ask(to, isLoad), onHeld: (step) => setHeld(step) }), [hold]);
  const answer = (act: (step: Held) => void) => {
    setHeld(null);
    if (held !== null) act(held);
  };
  return held === null
    ? null
    : { proceed: () => answer((step) => step.proceed()), reset: () => answer((step) => step.reset()) };
}

/** Collects the holders of a program. */
export function holders(): { readonly hold: Steps['hold']; readonly stopping: Stopping } {
  const all = new Set<Holder>();
  return {
    hold: (holder) => {
      all.add(holder);
      return () => all.delete(holder);
    },
    stopping: (to, isLoad) => [...all].find(({ asks }) => asks(to, isLoad)),
  };
}

/** Returns the holder that stops a step. */
export type Stopping = (to: Place, isLoad: boolean) => Holder | undefined;

let isOver = false;

/** True once the program ends, because another one has the next place: the person agreed, if asked. */
export const isHandingOver = (): boolean => isOver;

export function setHandingOver(next: boolean): void {
  isOver = next;
}
