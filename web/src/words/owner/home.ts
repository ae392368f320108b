import { home } from '../../messages/owner/en/home.ts';
import { part } from '../part.ts';

export const homePart = part('home', home);
