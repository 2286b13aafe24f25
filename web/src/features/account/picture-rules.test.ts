import { policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { crop, megabytes, problemOf } from './picture-rules.ts';

describe('a chosen picture', () => {
  test('is taken by its type, up to the limit and not a byte beyond', () => {
    const size = policy.upload.imageMaxBytes;
    for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'])
      expect(problemOf({ type, size })).toBeNull();
    expect(problemOf({ type: 'image/png', size: size + 1 })).toBe('tooLarge');
    for (const type of ['application/pdf', 'video/mp4', 'image/heic', ''])
      expect(problemOf({ type, size: 1 })).toBe('wrongType');
  });

  test('beyond the limit never reads as the limit', () => {
    expect(megabytes(5_000_001)).toBe(5.1);
    expect(megabytes(12_340_000)).toBe(12.4);
  });

  test('is cropped to a circle (upload-3)', () => {
    expect(crop).toEqual({
      size: 250,
      radius: 125,
      zoom: { min: 1, max: 3, step: 0.1 },
      rotation: { min: -180, max: 180, step: 15 },
    });
  });
});
