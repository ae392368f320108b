import { defineCollection } from '../kernel/collection.ts';
import { publicAddressSchema } from './public-address.schema.ts';

export const publicAddresses = defineCollection('publicAddresses/{slug}', { schema: publicAddressSchema });
