import { useEffect } from 'react';
import { takeArrival } from '../../../features/login/arrival.ts';
import { loginPart } from '../../../words/front/login.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/mui/toast.tsx';

/** Tells somebody who chose the wrong role on /login where they have been taken instead. */
export function Arrival() {
  const login = useWords(loginPart);

  const toast = useToast();
  useEffect(() => {
    const role = takeArrival();
    if (role !== null) toast({ message: login.takenTo[role] });
  }, [toast, login]);
  return null;
}
