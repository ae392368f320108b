import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { holders, PlaceContext, StepsContext } from './address.ts';
import type { Stopping } from './address.ts';

/** Stops React Router's steps for those that hold. */
function Holding({ stopping }: { readonly stopping: Stopping }) {
  const blocker = useBlocker(({ nextLocation }) => stopping(nextLocation, false) !== undefined);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed, reset } = blocker;
    stopping(location, false)?.onHeld({ proceed, reset });
  }, [blocker, stopping]);
  return null;
}

/** Gives React Router's place and steps to the parts shared with a program that has another router (`OwnRouter`). */
export function BehindReactRouter({ children }: { readonly children: ReactNode }) {
  const place = useLocation();
  const go = useNavigate();
  const { hold, stopping } = useMemo(() => holders(), []);
  const steps = useMemo(() => ({ go, hold }), [go, hold]);
  return (
    <StepsContext value={steps}>
      <PlaceContext value={place}>
        <Holding stopping={stopping} />
        {children}
      </PlaceContext>
    </StepsContext>
  );
}
