import { Boxes } from 'lucide-react';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';

export const ReceiveView = () => <EmptyState icon={Boxes} line="" />;
