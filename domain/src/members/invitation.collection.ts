import { defineCollection, query } from '../kernel/collection.ts';
import { invitationSchema } from './invitation.schema.ts';

export const invitations = defineCollection('users/{restaurantId}/invitations/{invitationId}', {
  schema: invitationSchema,
  queries: { open: query([], () => ({ where: [['state', '==', 'open']], limit: 200 })) },
  ttl: 'expireAt',
});
