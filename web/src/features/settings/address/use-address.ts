import { useState } from 'react';
import { cityOf } from '@bhoj/domain/platform/shape/city';
import { proposedSlugs, slugFault } from '@bhoj/domain/restaurant/public-address';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { useAct } from '../../../firebase/use-act.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { addressReasonsPart, publicAddressPart } from '../../../messages/owner/public-address/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useUnsaved } from '../form/unsaved.tsx';

/** The typed public address, its fault, and the act that chooses it. */
export function useAddress({ publicAddress, restaurantName, address }: WholeRestaurant) {
  const words = useWords(publicAddressPart);
  const reasons = { ...useWords(reasonsPart), ...useWords(addressReasonsPart) };
  const { pending, failure, run } = useAct(choosePublicAddress);
  const [typed, setTyped] = useState<string | null>(null);
  /** The address that the owner asked for last; its fault shows until they type another. */
  const [tried, setTried] = useState<string | null>(null);
  const proposals = proposedSlugs({ restaurantName, city: cityOf(address) });
  const own = publicAddress?.slug;
  const value = typed ?? own ?? proposals[0] ?? '';
  const slug = value.trim().toLowerCase();
  useUnsaved('address', typed !== null && slug !== (own ?? ''));

  const fault = slugFault(slug);
  const failed = failure === null ? null : reasons[failure];
  const wrong = tried === slug && !pending ? (fault === null ? failed : words.faults[fault]) : null;
  const isTaken = wrong !== null && failure === 'public-address-taken';
  return {
    value,
    isOwn: slug === own,
    pending,
    wrong,
    /** Other addresses from the name, if there is none yet or the requested one is taken. */
    ideas: own === undefined || isTaken ? proposals.filter((one) => one !== slug && one !== tried) : [],
    type: setTyped,
    /** Resolves to true when the restaurant has the address. */
    choose: async (wanted: string): Promise<boolean> => {
      const asked = wanted.trim().toLowerCase();
      setTyped(wanted);
      setTried(asked);
      if (slugFault(asked) !== null || !(await run({ slug: asked }))) return false;
      setTyped(null);
      return true;
    },
  };
}
