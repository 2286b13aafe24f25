import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, parseHex, toHex, toOklch, type Rgb } from './color.ts';
import {
  brandProperties,
  defaultBrand,
  deriveColor,
  judgeColor,
  leastContrast,
  type Scheme,
} from './brand.ts';

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`not a colour: ${hex}`);
  return parsed;
}
function on(one: string, other: string) {
  return contrast(rgb(one), rgb(other));
}
const canvas: Record<Scheme, string> = { light: '#fbf8f2', dark: '#15120f' };
const anyHex = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}`,
);

describe('a brand colour', () => {
  it('derives text that passes WCAG AA on every fill and background, whatever the colour', () => {
    assert(
      property(anyHex, constantFrom<Scheme>('light', 'dark'), (hex, scheme) => {
        const derived = deriveColor(hex, scheme);
        expect(on(derived.on, derived.solid)).toBeGreaterThanOrEqual(4.5);
        expect(on(derived.on, derived.hover)).toBeGreaterThanOrEqual(4.5);
        expect(on(derived.text, derived.soft)).toBeGreaterThanOrEqual(4.5);
        expect(on(derived.text, canvas[scheme])).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });

  it('is darkened where white could not be read on it', () => {
    const { solid, on: text } = deriveColor('#4A90E2', 'light');
    expect(text).toBe('#ffffff');
    expect(solid).not.toBe('#4a90e2');
  });

  it('stays itself under dark text when it is light', () => {
    const { solid, on: text } = deriveColor('#ffd54f', 'light');
    expect(solid).toBe('#ffd54f');
    expect(on(text, '#000000')).toBeLessThan(2);
  });

  it('falls back to the default when it is not a colour', () => {
    expect(deriveColor('red; x', 'light')).toEqual(deriveColor(defaultBrand.primaryColor, 'light'));
  });

  it('has its defaults written into tokens.css, so that no script is needed for them', () => {
    const css = readFileSync(join(import.meta.dirname, '../../web/src/ui/tokens.css'), 'utf8');
    for (const [name, value] of Object.entries(brandProperties(defaultBrand))) {
      expect(css).toContain(`${name}: ${value};`);
    }
  });
});

describe('the verdict on a chosen colour', () => {
  it('tells figures that hold, and when it was adjusted, whatever the colour', () => {
    assert(
      property(anyHex, (hex) => {
        const verdict = judgeColor(hex);
        if (!verdict) throw new Error('a colour was taken for none');
        const { fill, ink, contrast: told, isAdjusted, links } = verdict;
        expect(told).toBeGreaterThanOrEqual(leastContrast);
        expect(told).toBe(on(ink, fill));
        expect(isAdjusted).toBe(fill !== hex);
        expect(Math.min(links.light.contrast, links.dark.contrast)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each<[string, { isAdjusted: boolean; whiteAsChosen: number }]>([
    ['#2f6f5e', { isAdjusted: false, whiteAsChosen: 5.91 }],
    ['#7aa5e0', { isAdjusted: true, whiteAsChosen: 2.54 }],
    // Light enough for dark text.
    ['#ffd54f', { isAdjusted: false, whiteAsChosen: 1.41 }],
  ])('of %s', (hex, { isAdjusted, whiteAsChosen }) => {
    const verdict = judgeColor(hex);
    expect(verdict?.isAdjusted).toBe(isAdjusted);
    expect(verdict?.whiteAsChosen).toBeCloseTo(whiteAsChosen, 1);
  });

  it('is none on what is no colour', () => {
    for (const text of ['', 'blue', '#12345', '#fff;']) expect(judgeColor(text)).toBeNull();
  });
});

describe('colour mathematics', () => {
  it('goes to OKLCH and back without a change', () => {
    assert(
      property(anyHex, (hex) => {
        expect(toHex(fromOklch(toOklch(rgb(hex))))).toBe(hex);
      }),
    );
  });

  it('knows the contrast of black and white', () => {
    expect(on('#000', '#fff')).toBeCloseTo(21, 5);
  });
});
