import { Hammer } from 'lucide-react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { commonPart } from '../../words/shared/common.ts';
import { routeTitlesPart } from '../../words/shared/routes.ts';
import { useWords } from '../../words/use-words.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';

/** Stands in for a page that the manifest names and that is not built yet. */
export function PlannedPage({ name }: { readonly name: RouteName }) {
  const common = useWords(commonPart);
  const routeTitles = useWords(routeTitlesPart);

  return (
    <>
      <PageHeader title={routeTitles[name]} description={common.notOpenYetHint} />
      <EmptyState icon={Hammer} line={common.notOpenYet} />
    </>
  );
}
