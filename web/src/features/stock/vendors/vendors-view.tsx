import { Boxes } from 'lucide-react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';

export const VendorsView = () => <EmptyState icon={Boxes} line="" />;
