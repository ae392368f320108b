import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { openAdmin } from '../../../demo/live/admin.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';

/** The gateway's id of an owner's payment. */
export async function paymentOf(email: string): Promise<string> {
  const admin = openAdmin(urlsFromEnv(process.env));
  const paid = admin.db.collection(subscriptionPayments.parent({})).where('email', '==', email);
  const { docs } = await paid.get();
  await admin.close();
  const [id] = docs.flatMap((doc) => subscriptionPayments.decode(doc.data()).razorpayPaymentId ?? []);
  if (id === undefined) throw new Error(`nothing is paid by ${email}`);
  return id;
}
