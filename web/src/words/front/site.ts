import { site } from '../../messages/front/en/site.ts';
import { part } from '../part.ts';

export const sitePart = part('site', site);
