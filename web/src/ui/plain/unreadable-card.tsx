import type { Unreadable } from '../shared/unreadable.ts';
import { useUnreadable } from '../shared/use-unreadable.ts';
import { PlainButton } from './button.tsx';
import { PlainNotice } from './notice.tsx';

function Card({ unreadable }: { readonly unreadable: readonly Unreadable[] }) {
  const { title, text, button, isBusy, act } = useUnreadable(unreadable);
  return (
    <PlainNotice tone="warning">
      <strong>{title}</strong>
      <p>{text}</p>
      <PlainButton disabled={isBusy} onClick={act}>
        {button}
      </PlainButton>
    </PlainNotice>
  );
}

/** One card in a list for all unreadable documents: how many there are, and what to do. */
export function PlainUnreadableCard({
  unreadable = [],
}: {
  readonly unreadable?: readonly Unreadable[] | undefined;
}) {
  return unreadable.length === 0 ? null : <Card unreadable={unreadable} />;
}
