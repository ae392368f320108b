import { orderPanel } from '../../messages/owner/en/order-panel.ts';
import { part } from '../part.ts';

export const orderPanelPart = part('orderPanel', orderPanel);
