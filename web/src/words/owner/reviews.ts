import { reviews } from '../../messages/owner/en/reviews.ts';
import { part } from '../part.ts';

export const reviewsPart = part('reviews', reviews);
