import { defineCollection } from '../kernel/collection.ts';
import { payrollSchema } from './payroll.schema.ts';

export const payroll = defineCollection('users/{restaurantId}/payroll/{payrollId}', {
  schema: payrollSchema,
});
