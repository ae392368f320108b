import { menu, menuMarkWords, taxClassWords, menuFaults } from '../../messages/owner/en/menu.ts';
import { part } from '../part.ts';

export const menuPart = part('menu', menu);
export const menuMarkPart = part('menuMarkWords', menuMarkWords);
export const taxClassPart = part('taxClassWords', taxClassWords);
export const menuFaultsPart = part('menuFaults', menuFaults);
