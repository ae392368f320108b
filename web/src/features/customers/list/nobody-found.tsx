import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface NobodyFoundProps {
  readonly typed: string;
  readonly onClear: () => void;
}

/** Says that no customer matches a search, and what one can search for. */
export function NobodyFound({ typed, onClear }: NobodyFoundProps) {
  const words = useWords(customersPart);
  return (
    <EmptyState
      icon={SearchX}
      line={words.nothingFound(typed)}
      action={
        <Button variant="outlined" onClick={onClear}>
          {words.clearSearch}
        </Button>
      }
    />
  );
}
