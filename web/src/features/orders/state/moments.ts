export { dayName, shortMomentName as momentOf } from '../../../ui/dates/formats.ts';
