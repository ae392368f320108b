import { trending } from '../../messages/owner/en/trending.ts';
import { part } from '../part.ts';

export const trendingPart = part('trending', trending);
