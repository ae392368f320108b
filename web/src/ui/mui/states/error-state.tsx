import Button from '@mui/material/Button';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { StateBlock } from './state-block.tsx';

export interface ErrorStateProps {
  /** The fault, in one line. */
  readonly title: string;
  /** What was kept, and what to do next. */
  readonly text?: string;
  readonly retry?: { readonly label: string; readonly onRetry: () => void };
}

export function ErrorState({ title, text, retry }: ErrorStateProps) {
  return (
    <StateBlock
      icon={TriangleAlert}
      tone="error"
      role="alert"
      title={title}
      text={text}
      action={
        retry && (
          <Button variant="outlined" startIcon={<RotateCw />} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )
      }
    />
  );
}
