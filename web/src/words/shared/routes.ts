import { routeTitles, titleOf } from '../../messages/shared/en/routes.ts';
import { part } from '../part.ts';

export const routeTitlesPart = part('routeTitles', routeTitles);
export const pageTitlePart = part('titleOf', titleOf);
