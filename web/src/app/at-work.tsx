import { Outlet } from 'react-router-dom';
import { Connected } from './connected.tsx';

/** What stays around everybody who runs the restaurant, from the first question to the last bill of the night. */
export function AtWork() {
  return (
    <Connected>
      <Outlet />
    </Connected>
  );
}
