import Button from '@mui/material/Button';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ErrorStateProps } from '../../shared/gate-of.tsx';
import { StateBlock } from './state-block.tsx';

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
