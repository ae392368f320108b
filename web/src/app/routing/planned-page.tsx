import { Hammer } from 'lucide-react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { common } from '../../messages/common.ts';
import { routeTitles } from '../../messages/routes.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';

/** A page that the manifest names and nobody has built yet. */
export function PlannedPage({ name }: { readonly name: RouteName }) {
  return (
    <>
      <PageHeader title={routeTitles[name]} description={common.notOpenYetHint} />
      <EmptyState icon={Hammer} line={common.notOpenYet} />
    </>
  );
}
