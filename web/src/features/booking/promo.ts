import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readDraft, saveDraft } from './draft.ts';

/** The promo code of a booking, and how to give one and take it back. */
export type PromoChoice = {
  /** The code that the price is quoted with; null without one. */
  code: string | null;
  apply: (typed: string) => void;
  remove: () => void;
  /** The refusal was read: another code is being typed. */
  forget: () => void;
  isApplying: boolean;
  error: Error | null;
};

/** The code of the draft with this expert, which a reload keeps. */
export function usePromoCode(providerId: string) {
  const [code, setCode] = useState(() => readDraft(providerId)?.promoCode ?? null);
  return {
    code,
    keep: (next: string | null) => {
      saveDraft(providerId, { promoCode: next ?? undefined });
      setCode(next);
    },
  };
}

/**
 * A code counts once a price was quoted with it; a refused one leaves the price as it is.
 * @param quoteWith asks for the price with a code
 */
export function usePromo(
  { code, keep }: ReturnType<typeof usePromoCode>,
  quoteWith: (promoCode: string) => Promise<unknown>,
): PromoChoice {
  const applying = useMutation({
    mutationFn: async (typed: string) => {
      const promoCode = typed.toUpperCase();
      await quoteWith(promoCode);
      return promoCode;
    },
    onSuccess: keep,
  });
  return {
    code,
    apply: applying.mutate,
    remove: () => {
      applying.reset();
      keep(null);
    },
    forget: applying.reset,
    isApplying: applying.isPending,
    error: applying.error,
  };
}
