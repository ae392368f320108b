import { homeLater } from '../../messages/owner/en/home-later.ts';
import { part } from '../part.ts';

export const homeLaterPart = part('homeLater', homeLater);
