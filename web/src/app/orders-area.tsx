import { OrdersPage } from '../features/orders/orders-page.tsx';

/** /dashboard/orders. Features do not know each other: the Day view (`day`) and its export (`actions`) come in here. */
export const OrdersArea = () => <OrdersPage />;
