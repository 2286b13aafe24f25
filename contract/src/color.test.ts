import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, parseHex, type Rgb, toHex, toOklch } from './color.ts';

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(byte, byte, byte).map((bytes): Rgb => {
  const [red = 0, green = 0, blue = 0] = bytes.map((part) => part / 255);
  return [red, green, blue];
});

describe('a colour in an address or a form', () => {
  it('is read in both lengths and any case', () => {
    expect(parseHex(' #4a90E2 ')).toEqual(parseHex('#4A90E2'));
    expect(parseHex('#abc')).toEqual(parseHex('#aabbcc'));
    expect(parseHex('#000')).toEqual([0, 0, 0]);
  });

  it('is none when it is anything else', () => {
    for (const text of ['', '4a90e2', '#4a90e', '#4a90e2ff', '#ggg', 'red', '#4a90e2;color:red'])
      expect(parseHex(text), text).toBeNull();
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(color, (rgb) => {
        const back = parseHex(toHex(rgb));
        expect(back && toHex(back)).toBe(toHex(rgb));
      }),
    );
  });
});

describe('conversion to lightness, chroma and hue', () => {
  it('and back is the same colour', () => {
    fc.assert(
      fc.property(color, (rgb) => {
        expect(toHex(fromOklch(toOklch(rgb)))).toBe(toHex(rgb));
      }),
    );
  });

  it('gives a screen only what it can show, and keeps the lightness', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
        (lightness, chroma, hue) => {
          const rgb = fromOklch({ lightness, chroma, hue });
          for (const part of rgb) expect(part).toBeGreaterThanOrEqual(0);
          for (const part of rgb) expect(part).toBeLessThanOrEqual(1);
          expect(toOklch(rgb).lightness).toBeCloseTo(lightness, 2);
        },
      ),
    );
  });
});

describe('contrast', () => {
  it('is what WCAG says of known pairs', () => {
    const of = (one: string, other: string) =>
      contrast(parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]);
    expect(of('#000', '#fff')).toBeCloseTo(21, 5);
    expect(of('#777', '#fff')).toBeCloseTo(4.48, 2);
    expect(of('#f00', '#f00')).toBe(1);
  });

  it('is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000001);
      }),
    );
  });
});
