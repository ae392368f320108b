type Stored = Record<string, unknown>;

/** Returns a stored order of today as version 8 stored it: without the groups `kitchen`, `extras` and `billing`. */
export function asOfVersion8({ kitchen, extras, billing, ...order }: Stored): Stored {
  const { until, lookAt } = kitchen as Stored;
  const { deliveryPaise, deliveryTaxBp, packingPaise, packingTaxBp, taxIncluded } = extras as Stored;
  return {
    ...order,
    ...(billing as Stored),
    kitchenUntil: until,
    ...(lookAt !== null && { kitchenLookAt: lookAt }),
    deliveryChargePaise: deliveryPaise,
    deliveryTaxBp,
    packingPaise,
    packingTaxBp,
    ...(taxIncluded === true && { extrasIncludeTax: true }),
    schemaVersion: 8,
  };
}
