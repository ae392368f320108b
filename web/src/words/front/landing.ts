import { landing } from '../../messages/front/en/landing.ts';
import { part } from '../part.ts';

export const landingPart = part('landing', landing);
