import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** A code as somebody typed it: whatever it is, it is looked up and not judged here. */
export const promoText = z.string().trim().min(1).max(100);

/** Why a code can't be used for a meeting. */
export const promoRefusals = [
  'promo-invalid',
  'promo-inactive',
  'promo-not-yet-valid',
  'promo-expired',
  'promo-used-up',
  'promo-already-used',
  'promo-limit-reached',
  'promo-wrong-provider',
  'promo-wrong-partner',
  'promo-first-meeting-only',
] as const satisfies readonly ErrorCode[];
export type PromoRefusal = (typeof promoRefusals)[number];
