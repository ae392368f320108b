import { DayView } from '../../features/days/day-view.tsx';
import { ExportButton } from '../../features/days/export/export-button.tsx';
import { OrdersPage } from '../../features/orders/orders-page.tsx';

/** /dashboard/orders. Features do not know each other: the Day view and the export come in here. */
export const OrdersArea = () => <OrdersPage day={<DayView />} actions={<ExportButton />} />;
