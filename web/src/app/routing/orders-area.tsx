import { DayView } from '../../features/days/day-view.tsx';
import { ExportButton } from '../../features/days/export/export-button.tsx';
import { OrdersPage } from '../../features/orders/orders-page.tsx';

/** /dashboard/orders. Features cannot import each other, so the Day view and the export are passed in here. */
export const OrdersArea = () => <OrdersPage day={<DayView />} actions={<ExportButton />} />;
