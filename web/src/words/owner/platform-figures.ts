import {
  platformAnalytics,
  platformFigures,
  platformOverview,
  platformReports,
} from '../../messages/owner/en/platform-figures.ts';
import { part } from '../part.ts';

export const platformFiguresPart = part('platformFigures', platformFigures);
export const platformOverviewPart = part('platformOverview', platformOverview);
export const platformAnalyticsPart = part('platformAnalytics', platformAnalytics);
export const platformReportsPart = part('platformReports', platformReports);
