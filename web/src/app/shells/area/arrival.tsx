import { useEffect } from 'react';
import { takeArrival } from '../../../features/login/arrival.ts';
import { login } from '../../../messages/login.ts';
import { useToast } from '../../../ui/mui/toast.tsx';

/** Tells somebody who chose another place on /login where they have been taken. */
export function Arrival() {
  const toast = useToast();
  useEffect(() => {
    const role = takeArrival();
    if (role !== null) toast({ message: login.takenTo[role] });
  }, [toast]);
  return null;
}
