/** Colour conversions: sRGB, OKLCH (Ottosson 2020), and contrast by WCAG 2.2. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Lightness 0 to 1, chroma 0 to about 0.37, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** `#rgb` or `#rrggbb` to components from 0 to 1; null for anything else. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim());
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16) / 255);
  return [red, green, blue];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function clamp(part: number) {
  return Math.min(1, Math.max(0, part));
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high = 1, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: Rgb) {
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

function linear(part: number) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b2),
    hue: Math.atan2(b2, a),
  };
}

/** The nearest colour that screens can show: chroma is reduced, lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  for (let kept = chroma; ; kept = kept > 0.002 ? kept * 0.92 : 0) {
    const rgb = rawFromOklch(lightness, kept, hue);
    const shows = rgb.every((part) => part >= -0.0005 && part <= 1.0005);
    if (shows || kept === 0) return [clamp(rgb[0]), clamp(rgb[1]), clamp(rgb[2])];
  }
}

function rawFromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(part: number) {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
