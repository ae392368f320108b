import { install } from '../../messages/owner/en/install.ts';
import { part } from '../part.ts';

export const installPart = part('install', install);
