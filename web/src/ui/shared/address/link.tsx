import { use, useEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { StepsContext, useNavigate } from './address.ts';

/** True where the browser must follow the link itself: in another tab, or as a download. */
const isForBrowser = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  !['', '_self'].includes(currentTarget.target) ||
  currentTarget.origin !== globalThis.location.origin;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path within the app, or a whole address. */
  readonly to: string;
}

/** A link within the app. Where no router stands around it, the browser follows it. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const steps = use(StepsContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (steps === null || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void steps.go(to, { replace: href === globalThis.location.href });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Goes to another place as soon as it is drawn. */
export function Navigate({ to, state = null }: { readonly to: string; readonly state?: unknown }) {
  const go = useNavigate();
  // `state` is a new object at each drawing.
  const text = JSON.stringify(state);
  useEffect(() => void go(to, { state: JSON.parse(text), replace: true }), [go, to, text]);
  return null;
}
