export { dayName, momentName, monthName } from '../../ui/dates/formats.ts';
