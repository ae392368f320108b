import Box from '@mui/material/Box';
import { unreadablePart } from '../../../messages/shared/unreadable/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../notice.tsx';

export interface FullListCardProps {
  /** How many rows a full list shows; the card is absent for a list that is not full. */
  readonly shownAtMost?: number | undefined;
}

/** Says above a full list that there may be more rows. */
export function FullListCard({ shownAtMost }: FullListCardProps) {
  const words = useWords(unreadablePart);
  if (shownAtMost === undefined) return null;
  return (
    <Box sx={{ m: 2 }}>
      <Notice tone="warning">{words.full(shownAtMost)}</Notice>
    </Box>
  );
}
