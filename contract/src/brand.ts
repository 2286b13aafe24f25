import { contrast, fromOklch, parseHex, toHex, toOklch, type Oklch, type Rgb } from './color.ts';

export type BrandColors = { primaryColor: string; secondaryColor: string; headerColor: string };

/** Colours of an installation without a brand (brand-1). */
export const defaultBrand: BrandColors = {
  primaryColor: '#4A90E2',
  secondaryColor: '#2D9CDB',
  headerColor: '#2F80ED',
};

/** What a brand colour becomes on one background: every pair passes WCAG AA. */
export type DerivedColor = {
  /** Fill of a button: the brand itself, darkened only where no text would be readable on it. */
  solid: string;
  hover: string;
  /** Text on solid and on hover. */
  on: string;
  /** A quiet background. */
  soft: string;
  /** The brand as text, on canvas, surface and soft. */
  text: string;
};

export type Scheme = 'light' | 'dark';

/** WCAG AA for text (look-1). */
export const leastContrast = 4.5;

/** With a margin for rounding to 8 bits. */
const enough = leastContrast + 0.05;

// The backgrounds of tokens.css with brand text on them: canvas, surface and sunken.
const backgrounds: Record<Scheme, Rgb[]> = {
  light: [oklch(0.982, 0.007, 82), oklch(0.998, 0.002, 85), oklch(0.955, 0.01, 80)],
  dark: [oklch(0.185, 0.008, 66), oklch(0.228, 0.009, 66), oklch(0.262, 0.01, 66)],
};

const white: Rgb = [1, 1, 1];
const ink: Rgb = oklch(0.24, 0.016, 58);

/** Derives all shades of one brand colour for one scheme. Pure. */
export function deriveColor(hex: string, scheme: Scheme): DerivedColor {
  const brand = toOklch(parseHex(hex) ?? parseHex(defaultBrand.primaryColor) ?? white);
  const { solid, hover, on } = deriveSolid(brand);
  const dark = scheme === 'dark';
  const soft = fromOklch({
    ...brand,
    lightness: dark ? 0.285 : 0.95,
    chroma: Math.min(brand.chroma * 0.35, dark ? 0.04 : 0.03),
  });
  const text = readable(
    {
      ...brand,
      lightness: dark ? Math.max(brand.lightness, 0.72) : Math.min(brand.lightness, 0.56),
    },
    [...backgrounds[scheme], soft],
    dark ? 1 : -1,
  );
  return {
    solid: toHex(solid),
    hover: toHex(hover),
    on: toHex(on),
    soft: toHex(soft),
    text: toHex(text),
  };
}

/**
 * A light brand (yellow, mint) keeps its colour under dark text; any other is darkened until white
 * text is readable on it, and so on its darker hover.
 */
function deriveSolid(brand: Oklch): { solid: Rgb; hover: Rgb; on: Rgb } {
  const asIs = fromOklch(brand);
  if (brand.lightness >= 0.74 && contrast(asIs, ink) >= enough) {
    const hover = fromOklch({ ...brand, lightness: Math.min(brand.lightness + 0.04, 0.97) });
    return { solid: asIs, hover, on: ink };
  }
  const solid = readable(brand, [white], -1);
  const hover = fromOklch({ ...toOklch(solid), lightness: toOklch(solid).lightness - 0.05 });
  return { solid, hover, on: white };
}

/** The first shade, darker (-1) or lighter (1), that is readable on every background. */
function readable(start: Oklch, on: readonly Rgb[], direction: 1 | -1): Rgb {
  for (
    let lightness = start.lightness;
    lightness > 0 && lightness < 1;
    lightness += direction * 0.01
  ) {
    const shade = parseHex(toHex(fromOklch({ ...start, lightness })));
    if (shade && on.every((background) => contrast(shade, background) >= enough)) return shade;
  }
  return direction === 1 ? white : [0, 0, 0];
}

/** What becomes of a colour that somebody chose, and why, by contrast of WCAG 2.2 (1 to 21). */
export type ColorVerdict = {
  /** The fill of buttons. */
  fill: string;
  /** The text on it. */
  ink: string;
  /** Of that text on that fill. */
  contrast: number;
  /** Of white text on the colour as it was chosen. */
  whiteAsChosen: number;
  /** The fill differs from what was chosen, because no text would be readable on it. */
  isAdjusted: boolean;
  /** Links in this colour on a light and on a dark page, each darkened or lightened as it needs. */
  links: Record<Scheme, { color: string; contrast: number }>;
};

/** How readable text is on a chosen colour, by WCAG; null when the text is not a hex colour. */
export function judgeColor(hex: string): ColorVerdict | null {
  const chosen = parseHex(hex);
  if (!chosen) return null;
  const light = deriveColor(hex, 'light');
  return {
    fill: light.solid,
    ink: light.on,
    contrast: contrastOf(light.on, light.solid),
    whiteAsChosen: contrast(white, chosen),
    isAdjusted: light.solid !== toHex(chosen),
    links: { light: linkOn('light', light), dark: linkOn('dark', deriveColor(hex, 'dark')) },
  };
}

function linkOn(scheme: Scheme, { text }: DerivedColor) {
  const onPages = backgrounds[scheme].map((page) => contrast(parseHex(text) ?? white, page));
  return { color: text, contrast: Math.min(...onPages) };
}

function contrastOf(one: string, other: string): number {
  return contrast(parseHex(one) ?? white, parseHex(other) ?? white);
}

/** The custom properties of tokens.css for a brand, for both schemes at once. */
export function brandProperties(brand: BrandColors): Record<string, string> {
  const families = {
    primary: brand.primaryColor,
    secondary: brand.secondaryColor,
    header: brand.headerColor,
  };
  return Object.fromEntries(
    Object.entries(families).flatMap(([name, hex]) => {
      const light = deriveColor(hex, 'light');
      const dark = deriveColor(hex, 'dark');
      const pair = (part: keyof DerivedColor) => `light-dark(${light[part]}, ${dark[part]})`;
      return [
        [`--${name}`, pair('solid')],
        [`--${name}-hover`, pair('hover')],
        [`--on-${name}`, pair('on')],
        [`--${name}-soft`, pair('soft')],
        [`--${name}-text`, pair('text')],
      ];
    }),
  );
}

/** The same as CSS declarations. */
export function brandStyle(brand: BrandColors): string {
  return Object.entries(brandProperties(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function oklch(lightness: number, chroma: number, degrees: number): Rgb {
  return fromOklch({ lightness, chroma, hue: (degrees * Math.PI) / 180 });
}
