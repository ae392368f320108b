import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ErrorStateProps } from '../gate-of.tsx';
import { lazyPartOf } from '../lazy-part-of.tsx';
import { Button, StateBlock } from './controls.tsx';

function ErrorState({ retry, ...words }: ErrorStateProps) {
  return (
    <StateBlock
      {...words}
      icon={TriangleAlert}
      tone="error"
      role="alert"
      action={
        retry && (
          <Button variant="outline" icon={<RotateCw aria-hidden />} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )
      }
    />
  );
}

/** A part in its own chunk, for pages of either kit. When the chunk fails to load, "Try again" loads it anew. */
export const lazyPart = lazyPartOf(ErrorState);
