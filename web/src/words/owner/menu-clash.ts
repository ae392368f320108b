import { menuClash } from '../../messages/owner/en/menu-clash.ts';
import { part } from '../part.ts';

export const menuClashPart = part('menuClash', menuClash);
