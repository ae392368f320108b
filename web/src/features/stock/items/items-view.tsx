import { Boxes } from 'lucide-react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';

export const ItemsView = () => <EmptyState icon={Boxes} line="" />;
