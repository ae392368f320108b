import { Boxes } from 'lucide-react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';

export const CountView = () => <EmptyState icon={Boxes} line="" />;
