import { useState } from 'react';
import { expectedEndOf } from '@bhoj/domain/days/expected-end';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { dayAfter } from '@bhoj/domain/time/ist';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { clockName } from '../../../ui/dates/clock.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

export interface CloseDialogsProps {
  readonly day: string;
  readonly restaurant: WholeRestaurant;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a day is closed, and a second time before the restaurant's usual hour. */
export function CloseDialogs({ day, restaurant, pending, onConfirm, onClose }: CloseDialogsProps) {
  const words = useWords(dayPart);

  // The hour in the second question; null during the first.
  const [early, setEarly] = useState<string | null>(null);
  const confirm = () => {
    const end = expectedEndOf(day, restaurant);
    if (end !== null && serverNow() < end) setEarly(clockName(end));
    else onConfirm();
  };
  return early === null ? (
    <ConfirmDialog
      key="first"
      open
      title={words.confirmTitle(dayName(day))}
      text={words.confirmText(dayName(dayAfter(day)))}
      confirmLabel={words.close}
      cancelLabel={words.notYet}
      tone="plain"
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      key="second"
      open
      title={words.beforeEndTitle(early)}
      text={words.beforeEndText(early)}
      confirmLabel={words.closeAnyway}
      cancelLabel={words.notYet}
      tone="plain"
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
