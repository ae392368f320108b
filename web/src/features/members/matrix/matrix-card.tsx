import Button from '@mui/material/Button';
import { useState } from 'react';
import { staffPart } from '../../../messages/owner/members/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { MemberEntry } from '../member-model.ts';

const Matrix = lazyPart<{ readonly people: readonly MemberEntry[] }>(() =>
  import('./rights-matrix.tsx').then((m) => m.RightsMatrix),
);

/** Who may do what, once somebody asks for it. The table is long, and needed rarely. */
export function MatrixCard({ staff }: { readonly staff: readonly MemberEntry[] }) {
  const words = useWords(staffPart);
  const [isOpen, setOpen] = useState(false);
  const people = staff.filter(({ active }) => active);
  if (people.length === 0) return null;
  return (
    <SectionCard
      title={words.matrix}
      description={words.matrixHint}
      padding="flush"
      actions={
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hideMatrix : words.showMatrix}
        </Button>
      }
    >
      {isOpen && (
        <Matrix people={people} stands={{ waiting: <SkeletonRows label={words.loadingMatrix} rows={6} /> }} />
      )}
    </SectionCard>
  );
}
