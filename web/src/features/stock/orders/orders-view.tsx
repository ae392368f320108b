import { Boxes } from 'lucide-react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';

export const OrdersView = () => <EmptyState icon={Boxes} line="" />;
