import { useEffect } from 'react';
import { takeArrival } from '../../../features/login/arrival.ts';
import { takenToPart } from '../../../messages/shared/taken-to/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';

/** Tells a person who chose the wrong role on /login which page they were led to instead. */
export function Arrival() {
  const takenTo = useWords(takenToPart);
  const toast = useToast();
  useEffect(() => {
    const role = takeArrival();
    if (role !== null) toast({ message: takenTo[role] });
  }, [toast, takenTo]);
  return null;
}
