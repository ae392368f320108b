export { dayName, momentName } from '../../../ui/dates/formats.ts';
